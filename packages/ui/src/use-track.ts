// A row of pictures moved by scroll-snap: which one is in view, and how to scroll to another.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** @param first index of the first one shown @param count number of pictures */
export function useTrack(count: number, first = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  useEffect(() => {
    const box = track.current
    if (first > 0) box?.scrollTo({ left: first * box.clientWidth, behavior: 'instant' })
  }, [first])
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
