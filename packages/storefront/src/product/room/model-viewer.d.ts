// The element of @google/model-viewer, as far as it is used; its file has no types of its own.
import 'react'

interface ModelViewerAttributes extends React.HTMLAttributes<HTMLElement> {
  ref?: React.Ref<HTMLElement>
  class?: string
  src: string
  alt: string
  a11y: string
  ar: ''
  'ar-modes': string
  'ar-scale': 'fixed'
  'camera-controls': ''
  'camera-orbit': string
  exposure: string
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
