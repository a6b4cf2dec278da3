// Whether an element is on the screen.
import { useEffect, useState, type RefObject } from 'react'

/** Null until that is known. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean | null {
  const [inSight, setInSight] = useState<boolean | null>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
