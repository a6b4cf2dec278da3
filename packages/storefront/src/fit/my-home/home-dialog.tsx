// The panel "My home": what the shopper types once, for every answer about fitting.
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { usePageContext } from 'vike-react/usePageContext'
import { useT } from '../../platform/i18n/use-t.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { hasFeature } from '../../platform/use-feature.ts'
import { hasHomeAtom } from './has-home.ts'
import { HOME_SECTIONS } from './home-sections.ts'
import { forgetHomeAtom } from './my-home.ts'
import { UnitSwitch } from './unit-switch.tsx'

function Footer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const hasHome = useAtomValue(hasHomeAtom)
  const forget = useSetAtom(forgetHomeAtom)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {hasHome ? (
        <Button variant="link" size="sm" onClick={() => forget()}>
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
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('myHome.title')}
      closeLabel={t('common.close')}
      footer={<Footer onClose={close} />}
    >
      <div className="flex flex-col gap-8">
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
