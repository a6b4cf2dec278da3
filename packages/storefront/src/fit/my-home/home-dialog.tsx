// The panel "My home": what the shopper types once, for every answer about fitting.
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useT } from '../../platform/i18n/use-t.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { hasFeature } from '../../platform/use-feature.ts'
import { hasHomeAtom } from './has-home.ts'
import { forgetHomeAtom } from './my-home.ts'
import { UnitSwitch } from './unit-switch.tsx'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Feature } from '../../platform/shop-features.ts'
import { PostcodeField } from './postcode-field.tsx'
import { CeilingField } from '../ceiling/ceiling-field.tsx'
import { ChildrenField } from '../who/children-field.tsx'
import { WayInSection } from '../carton/way-in-section.tsx'

interface HomeSection {
  id: string
  title: MessageKey
  /** What the back end must have for it. */
  feature?: Feature
  Content: ComponentType
}

const HOME_SECTIONS: readonly HomeSection[] = [
  { id: 'postcode', title: 'myHome.postcode.title', feature: 'deliveredPrices', Content: PostcodeField },
  { id: 'ceiling', title: 'myHome.ceiling.title', Content: CeilingField },
  { id: 'children', title: 'myHome.children.title', Content: ChildrenField },
  { id: 'way-in', title: 'carton.home.title', Content: WayInSection },
]

interface FooterProps {
  onForget: () => void
  onClose: () => void
}

function Footer({ onForget, onClose }: FooterProps) {
  const t = useT()
  const hasHome = useAtomValue(hasHomeAtom)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {hasHome ? (
        <Button variant="link" size="sm" onClick={onForget}>
          {t('myHome.forget')}
        </Button>
      ) : (
        <span />
      )}
      <Button onClick={onClose}>{t('myHome.done')}</Button>
    </div>
  )
}

export function HomeDialog() {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.myHome)
  const page = usePageContext()
  const sections = HOME_SECTIONS.filter(({ feature }) => !feature || hasFeature(page, feature))
  const close = () => setOpen(false)
  const forget = useSetAtom(forgetHomeAtom)
  // The fields start anew then: what is half typed is forgotten too.
  const [timesForgotten, setTimesForgotten] = useState(0)
  const forgetAll = () => {
    forget()
    setTimesForgotten((times) => times + 1)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('myHome.title')}
      closeLabel={t('common.close')}
      footer={<Footer onForget={forgetAll} onClose={close} />}
    >
      <div key={timesForgotten} className="flex flex-col gap-8">
        <p className="text-pretty text-ink-muted">{t('myHome.lead')}</p>
        <UnitSwitch />
        {sections.map(({ id, title, Content }) => (
          <section key={id} aria-labelledby={`home-${id}`}>
            <h3 id={`home-${id}`} className="mb-3 text-xl">
              {t(title)}
            </h3>
            <Content />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
