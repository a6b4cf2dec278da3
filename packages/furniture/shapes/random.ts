/** Repeatable noise and low-discrepancy numbers: the same shot always gives the same picture. */

/** 0 to 1 for three whole numbers. */
export function hash3(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 97)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
const wrap = (i: number, period: number): number => (period > 0 ? ((i % period) + period) % period : i)

/** Value noise 0 to 1 over the plane; `periodX` and `periodY` make it repeat (0: never). */
export function noise2(x: number, y: number, seed = 0, periodX = 0, periodY = 0): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - xi), smooth(y - yi)]
  const at = (dx: number, dy: number) => hash3(wrap(xi + dx, periodX), wrap(yi + dy, periodY), seed)
  const low = at(0, 0) + (at(1, 0) - at(0, 0)) * u
  const high = at(0, 1) + (at(1, 1) - at(0, 1)) * u
  return low + (high - low) * v
}

/** Several octaves of `noise2`, 0 to 1. */
export function fractal2(
  x: number,
  y: number,
  {
    octaves,
    seed,
    periodX = 0,
    periodY = 0,
  }: { octaves: number; seed: number; periodX?: number; periodY?: number },
): number {
  let sum = 0
  let weight = 0
  for (let i = 0, scale = 1, amplitude = 1; i < octaves; i++, scale *= 2, amplitude /= 2) {
    sum += amplitude * noise2(x * scale, y * scale, seed + i, periodX * scale, periodY * scale)
    weight += amplitude
  }
  return sum / weight
}

/** The `i`-th number of the van der Corput sequence in `base`, 0 to 1. */
export function radicalInverse(i: number, base: number): number {
  let result = 0
  for (let n = i, fraction = 1 / base; n > 0; n = Math.floor(n / base), fraction /= base)
    result += (n % base) * fraction
  return result
}
