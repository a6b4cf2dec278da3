// A row of pictures moved by scroll-snap: which one is in view, and how to scroll to another.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Row {
  /** Number of pictures. */
  count: number
  /** Index of the one that is shown first. */
  first?: number
  /** What they are pictures of: those of another begin with its first one. */
  subject?: string | undefined
}

export function useTrack({ count, first = 0, subject }: Row) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const [shown, setShown] = useState(subject)
  const scrolled = useRef(subject)
  if (shown !== subject) {
    setShown(subject)
    setCurrent(first)
  }
  useEffect(() => {
    const box = track.current
    // A row that somebody has moved before the page was hydrated stays where it is.
    if (first > 0 || scrolled.current !== subject)
      box?.scrollTo({ left: first * box.clientWidth, behavior: 'instant' })
    scrolled.current = subject
  }, [first, subject])
  const show = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1)
    const box = track.current
    // The picture that is left becomes inert, and an inert element loses the focus.
    const focused = document.activeElement
    if (to !== current && focused !== box && box?.contains(focused)) box.focus({ preventScroll: true })
    setCurrent(to)
    box?.scrollTo({ left: to * box.clientWidth })
  }
  const onScrollEnd = () => {
    const box = track.current
    if (box !== null && box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
  }
  /** For browsers without `scrollend`. */
  const onScroll = () => {
    if (!('onscrollend' in window)) onScrollEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return { track, current: Math.min(current, Math.max(count - 1, 0)), show, onScroll, onScrollEnd, onKeyDown }
}
