/**
 * An operator's file with the places that a test needs otherwise: ports, paths, addresses.
 * @throws when it has no such place
 */
export function withReplaced(text: string, places: readonly (readonly [from: string, to: string])[]): string {
  return places.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the configuration has no "${from}"`)
    return before.replaceAll(from, () => to)
  }, text)
}
