// Whether an element is on the screen.
import { useEffect, useState, type RefObject } from 'react'

export function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
