// Loads a third-party script. The content security policy lists the allowed origins.

const loaded = new Map<string, Promise<void>>()

/** Loads a script once. @throws Error when it fails; the next call tries again */
export function loadScript(src: string): Promise<void> {
  const cached = loaded.get(src)
  if (cached) return cached
  const script = new Promise<void>((done, fail) => {
    const element = Object.assign(document.createElement('script'), { src, async: true })
    element.addEventListener('load', () => done())
    element.addEventListener('error', () => {
      loaded.delete(src)
      element.remove()
      fail(new Error(`${src} could not be loaded`))
    })
    document.head.append(element)
  })
  loaded.set(src, script)
  return script
}
