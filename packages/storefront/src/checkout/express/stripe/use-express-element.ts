// Loads the provider's buttons once the page has loaded and their place comes near sight.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { WalletPlace } from '../wallet-address.ts'
import { mountExpress, type ExpressElement, type Mounting, type WalletHandlers } from './express-element.ts'

/** `none`: this browser has no wallet. */
export type ElementState = 'loading' | 'ready' | 'none' | 'failed'

const NEAR = '300px'

type Confirmed = Parameters<WalletHandlers['confirm']>

/** Resolves when the page has loaded and the element is near sight. */
function nearSight(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    const watch = () => observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
    if (document.readyState === 'complete') watch()
    else window.addEventListener('load', watch, { once: true, signal })
  })
}

/** @param mounting as it is when the buttons are loaded; its handlers are those of the latest render */
export function useExpressElement(mounting: Omit<Mounting, 'place'>): {
  place: RefObject<HTMLDivElement | null>
  state: ElementState
} {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<ElementState>('loading')
  const { handlers } = mounting
  const open = useEffectEvent(() => handlers.open())
  const tryAddress = useEffectEvent((address: WalletPlace) => handlers.tryAddress(address))
  const tryDelivery = useEffectEvent((id: string) => handlers.tryDelivery(id))
  const confirm = useEffectEvent((...confirmed: Confirmed) => handlers.confirm(...confirmed))
  const mountIn = useEffectEvent((element: HTMLElement) =>
    mountExpress({
      ...mounting,
      place: element,
      handlers: {
        open: () => open(),
        tryAddress: (address) => tryAddress(address),
        tryDelivery: (id) => tryDelivery(id),
        confirm: (...confirmed) => confirm(...confirmed),
      },
    }),
  )
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const gone = new AbortController()
    let mounted: ExpressElement | undefined
    nearSight(current, gone.signal)
      .then(() => mountIn(current))
      .then(
        (element) => {
          mounted = element
          if (gone.signal.aborted) element.remove()
          else setState(element.hasWallets ? 'ready' : 'none')
        },
        () => gone.signal.aborted || setState('failed'),
      )
    return () => {
      gone.abort()
      mounted?.remove()
    }
  }, [])
  return { place, state }
}
