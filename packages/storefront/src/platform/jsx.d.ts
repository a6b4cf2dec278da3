// Attributes that vike reads off links.
import 'react'

declare module 'react' {
  interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> {
    /** The next page starts at the same scroll position. */
    'keep-scroll-position'?: 'true'
  }
}
