// Whether an element is on the screen.
import { useEffect, useState, type RefObject } from 'react'

/**
 * Null until that is known.
 * @param margin how far around the screen counts too
 */
export function useInSight(element: RefObject<HTMLElement | null>, margin = '0px'): boolean | null {
  const [inSight, setInSight] = useState<boolean | null>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, margin])
  return inSight
}

/** Whether it has been on the screen, or that near to it. */
export function useSeen(element: RefObject<HTMLElement | null>, margin?: string): boolean {
  const inSight = useInSight(element, margin)
  const [isSeen, setSeen] = useState(false)
  if (inSight === true && !isSeen) setSeen(true)
  return isSeen
}
