// Vite plugin: <model-viewer> without WebAssembly, which its decoder of compressed models compiles as soon as it is loaded. The
// shop's models are not compressed, and its content security policy lets nothing be compiled.
import type { Plugin } from 'vite'

const FILE = /@google\/model-viewer\/dist\/model-viewer\.min\.js$/

export function modelViewerPlugin(): Plugin {
  return {
    name: 'loftwood:model-viewer',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: code.replaceAll('typeof WebAssembly', '"undefined"'), map: null }),
    },
  }
}
