// The filters on phones: a drawer, opened by the toolbar's button.
import { Button } from '@loftwood/ui/button'
import { Drawer } from '@loftwood/ui/drawer'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'

interface FilterDrawerProps {
  total: number
  children: ReactNode
}

/** Empty until it is opened. */
export function FilterDrawer({ total, children }: FilterDrawerProps) {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.filterSidebar)
  const close = () => setOpen(false)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      side="left"
      title={t('listing.filters')}
      closeLabel={t('common.close')}
      footer={
        <Button block onClick={close}>
          {t('listing.show', { count: total })}
        </Button>
      }
    >
      {isOpen && children}
    </Drawer>
  )
}
