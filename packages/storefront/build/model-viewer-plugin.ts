// Vite plugin: <model-viewer> without WebAssembly, which its decoder of compressed models compiles as soon as it is loaded. The
// shop's models are not compressed, and its content security policy lets nothing be compiled.
import type { Plugin } from 'vite'

const FILE = /@google\/model-viewer\/dist\/model-viewer\.min\.js$/

/** By this the library finds out whether it may compile. */
const TEST = 'typeof WebAssembly'

export function modelViewerPlugin(): Plugin {
  return {
    name: 'loftwood:model-viewer',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!code.includes(TEST)) this.error(`${TEST} is not in <model-viewer> any more`)
        return { code: code.replaceAll(TEST, '"undefined"'), map: null }
      },
    },
  }
}
