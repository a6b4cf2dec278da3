/**
 * One tileable picture of wood grain shared by all finishes: red the growth rings, green the fibres and pores,
 * blue the broad changes of tone. The finish turns them into colour in the shader.
 */
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat } from 'three'
import { fractal2, noise2 } from './random.ts'

/** What the picture covers on a board: inches along the grain and across it. */
export const grainSpan = { along: 60, across: 16 } as const

/** Early to late wood: darkens slowly, ends sharply. */
function ring(phase: number): number {
  const t = phase - Math.floor(phase)
  return t < 0.78 ? (t / 0.78) ** 1.9 : 1 - ((t - 0.78) / 0.22) ** 1.3
}

/** Mostly straight lines that run together here and there in long arches, as in a flat-sawn board. */
function rings(u: number, v: number): number {
  const bend = fractal2(u * 2, v * 2, { octaves: 2, seed: 11, periodX: 2, periodY: 2 })
  const wobble = fractal2(u * 7, v * 10, { octaves: 2, seed: 23, periodX: 7, periodY: 10 })
  const density = 22 * v + 8 * bend * bend + 0.5 * wobble
  const strength =
    noise2(Math.floor(density) * 0.73, 0.5, 5) * 0.55 + 0.25 + 0.2 * noise2(u * 6, v * 6, 8, 6, 6)
  return ring(density) * strength
}

/** Pixels along the grain and across it, for pictures and for the live view, which has to start soon. */
const sizes = { picture: [1024, 1024], live: [256, 512] } as const

/** The texture, computed once per page (about a second, live an eighth of it). */
export function makeGrainTexture(anisotropy: number, size: keyof typeof sizes = 'picture'): DataTexture {
  const [width, height] = sizes[size]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height]
      const fibre = fractal2(u * 18, v * 240, { octaves: 2, seed: 41, periodX: 18, periodY: 240 })
      const pores = noise2(u * 70, v * 460, 57, 70, 460)
      const broad = fractal2(u * 2, v * 5, { octaves: 3, seed: 71, periodX: 2, periodY: 5 })
      const at = (y * width + x) * 4
      data[at] = 255 * rings(u, v)
      data[at + 1] = 255 * Math.min(1, fibre * 0.75 + (pores > 0.83 ? 0.38 : 0))
      data[at + 2] = 255 * broad
      data[at + 3] = 255
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = anisotropy
  texture.needsUpdate = true
  return texture
}
