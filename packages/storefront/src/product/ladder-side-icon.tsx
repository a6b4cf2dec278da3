// A bunk bed from the front with its ladder on one side.

const RUNGS = [12, 17, 22, 27] as const

/** In the current text colour, decorative. */
export function LadderSideIcon({ side }: { side: 'left' | 'right' }) {
  const x = side === 'left' ? 5 : 27
  return (
    <svg
      viewBox="0 0 40 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-7 w-9 shrink-0"
    >
      <path d="M2 3v29M38 3v29M2 7h36M2 12h36M2 24h36M2 29h36" opacity="0.45" />
      <path d={`M${x} 4v28M${x + 8} 4v28`} strokeWidth="2" />
      {RUNGS.map((y) => (
        <path key={y} d={`M${x} ${y}h8`} strokeWidth="2" />
      ))}
    </svg>
  )
}
