// The shop's line drawing for empty pages: a bunk bed under the moon.
import { clsx } from 'clsx'

/** Decorative; `empty` leaves the beds without blankets. */
export function BunkDrawing({ empty = false, className }: { empty?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      aria-hidden="true"
      className={clsx('brand-drawing h-32 w-auto', className)}
    >
      <path d="M10 112h140" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
      <path
        transform="translate(9 -3)"
        d="M134 12a12 12 0 1 0 10 18.6A10 10 0 0 1 134 12Z"
        className="fill-primary-soft stroke-primary"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {!empty && (
        <g className="fill-primary-soft stroke-primary" strokeWidth="2" strokeLinejoin="round">
          <path d="M60 52c0-6 4-9 10-9h44v9zM60 92c0-6 4-9 10-9h44v9z" />
        </g>
      )}
      <g className="fill-white stroke-secondary" strokeWidth="2" strokeLinejoin="round">
        <rect x="38" y="43" width="20" height="9" rx="4" />
        <rect x="38" y="83" width="20" height="9" rx="4" />
      </g>
      <g className="stroke-secondary" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M32 24v88M120 24v88M32 54h88M32 94h88M32 38h88" />
      </g>
      <path
        d="M96 40v72M112 40v72M96 66h16M96 80h16M96 104h16"
        className="stroke-primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
