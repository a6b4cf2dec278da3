// The player of a product's video; loaded when its button is pressed.
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react'
import { videoSource } from './video-source.ts'

interface VideoPlayerProps {
  /** Address of the video. */
  video: string
  /** Address of its still picture. */
  still: string
  label: string
  onFail: () => void
}

/** Presses and keys inside the player must not reach the gallery, which would move or enlarge. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()
const OWN_KEYS = { onClick: stopPropagation, onKeyDown: stopPropagation }

/** The button that had the focus is gone; who leafs on has stopped watching. */
function attend(player: HTMLVideoElement | null) {
  if (!player) return
  player.focus()
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) player.pause()
  })
  watcher.observe(player)
  return () => watcher.disconnect()
}

/** The gallery's own buttons lie over its lower edge, where players have theirs. */
const ABOVE_BUTTONS = 'h-[calc(100%-4rem)] w-full bg-white'

/** A frame of the site that the video lies on, or the browser's own player. */
export function VideoPlayer({ video, still, label, onFail }: VideoPlayerProps) {
  const source = videoSource(video, still)
  const isUnknown = source === null
  const player = useRef<HTMLVideoElement>(null)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    // It may have failed before the listener was attached.
    if (isUnknown || player.current?.error) fail()
    return attend(player.current)
  }, [isUnknown])
  if (isUnknown) return null
  if (source.kind === 'frame')
    return <iframe src={source.src} title={label} allow="autoplay; fullscreen" className={ABOVE_BUTTONS} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the back end has no captions for its videos
    <video
      ref={player}
      src={source.src}
      controls
      autoPlay
      playsInline
      aria-label={label}
      tabIndex={0}
      onError={onFail}
      {...OWN_KEYS}
      className={ABOVE_BUTTONS}
    />
  )
}
