// The size of a logo in the header, named before the picture is there: nothing moves when it comes.

/** Pixels: the height of the header's row. */
const MAX_HEIGHT = 40

interface Size {
  width: number
  height: number
}

/** As large as it is named, or as fits into the header. Undefined when a side is not named. */
export function logoSize({ width, height }: { [Side in keyof Size]?: number | null }): Size | undefined {
  if (!width || !height) return undefined
  const scale = Math.min(1, MAX_HEIGHT / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
