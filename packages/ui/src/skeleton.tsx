// Placeholders of content that is still loading. Callers pass sizes as classes.
import { clsx } from 'clsx'

/** A pulsing block; decorative, so announce the wait elsewhere (`aria-busy` on the region). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-breathe rounded-sm bg-birch-deep', className)} />
  )
}

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'] as const

/** Placeholder of text lines. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={clsx('h-4', LINES[index % LINES.length])} />
      ))}
    </span>
  )
}
