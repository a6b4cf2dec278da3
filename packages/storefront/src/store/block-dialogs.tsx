// Dialogs whose words are a CMS block: the health notice, delivery, warranty coverage. The block is read on opening.
import { CmsBlocksDocument } from '@loftwood/graphql-types'
import { Dialog } from '@loftwood/ui/dialog'
import { Spinner } from '@loftwood/ui/spinner'
import { useAtom } from 'jotai'
import { useQuery } from '../platform/data/use-query.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { RichText } from '../platform/rich-text.tsx'
import { uiFlags, type UiFlag } from '../platform/ui-flags.ts'

interface BlockDialogProps {
  flag: UiFlag
  block: string
  /** Until the block's own title is there. */
  title: MessageKey
}

function BlockDialog({ flag, block, title }: BlockDialogProps) {
  const [isOpen, setOpen] = useAtom(uiFlags[flag])
  const t = useT()
  const [{ data, fetching, error }] = useQuery({
    query: CmsBlocksDocument,
    variables: { identifiers: [block] },
    pause: !isOpen,
  })
  const found = data?.cmsBlocks?.items?.[0]
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={found?.title ?? t(title)}
      closeLabel={t('common.close')}
    >
      {fetching && <Spinner label={t('common.loading')} />}
      {error && <p>{t('error.unavailable')}</p>}
      {found && <RichText html={found.content ?? ''} hidesFirstHeading />}
    </Dialog>
  )
}

/** How to sleep safely up high. */
export function HealthNoticeDialog() {
  return <BlockDialog flag="healthNotice" block="health-notice" title="shell.healthNotice" />
}

/** Delivery and returns in short. */
export function ShippingDialog() {
  return <BlockDialog flag="shipping" block="shipping-modal" title="shell.shipping" />
}

/** What the warranty covers. */
export function CoverageDialog() {
  return <BlockDialog flag="coverage" block="coverage-modal" title="shell.coverage" />
}
