// The element of @google/model-viewer, as far as it is used; its file has no types of its own.
import 'react'

interface ModelViewerAttributes extends React.HTMLAttributes<HTMLElement> {
  ref?: React.Ref<HTMLElement>
  class?: string
  src: string
  alt: string
  a11y: string
  /** `true` alone will do: once the element is defined, React sets its property. */
  ar: true
  'ar-modes': string
  'ar-scale': 'fixed'
  'camera-controls': ''
  'camera-orbit': string
  exposure: number
  'interaction-prompt': 'none'
  'shadow-intensity': string
  'touch-action': string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes
    }
  }
}
