// The cart button of the header: badge with the number of pieces; opens the sidebar on click, and on hover with a mouse.
import { Icon } from '@loftwood/ui/icon'
import { IconLink } from '@loftwood/ui/icon-button'
import { useSetAtom } from 'jotai'
import { ShoppingCart } from 'lucide'
import { useEffect, useRef, type MouseEvent } from 'react'
import { paths } from '../paths.ts'
import { useCartQuantity } from './use-cart.ts'
import { BREAKPOINTS, MENU_HOVER_MS } from '../platform/constants.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'

const DESKTOP_WITH_MOUSE = `(hover: hover) and (min-width: ${BREAKPOINTS.lg}px)`

/**
 * Opens after the pointer has rested on the button as long as on a menu entry. It must have moved there: one that rests
 * where a closing dialog uncovers the button enters it too.
 */
function useHoverOpen(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => cancel, [])
  return {
    onMouseLeave: cancel,
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      const isIntended = timer.current === undefined && (movementX !== 0 || movementY !== 0)
      if (isIntended && window.matchMedia(DESKTOP_WITH_MOUSE).matches)
        timer.current = setTimeout(open, MENU_HOVER_MS)
    },
  }
}

/** Without script it is a link to the cart page. */
export function CartButton() {
  const t = useT()
  const href = useHref()
  const count = useCartQuantity()
  const setOpen = useSetAtom(uiFlags.cartSidebar)
  const hover = useHoverOpen(() => setOpen(true))
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <IconLink
      href={href(paths.cart)}
      label={t('cart.button', { count })}
      icon={<Icon of={ShoppingCart} size="lg" />}
      count={count}
      data-vike="false"
      onClick={open}
      {...hover}
    />
  )
}
