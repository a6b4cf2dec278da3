// The menu of phones, with what other domains have there.
import { useSetAtom } from 'jotai'
import { DeliverTo } from '../delivery/deliver-to.tsx'
import { uiFlags } from '../platform/ui-flags.ts'
import { MobileMenu } from '../store/mobile-menu.tsx'

export function MenuOverlay() {
  const setOpen = useSetAtom(uiFlags.mobileMenu)
  return (
    <MobileMenu>
      <DeliverTo onOpen={() => setOpen(false)} />
    </MobileMenu>
  )
}
