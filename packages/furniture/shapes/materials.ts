/** Surfaces: wood coloured by the finish through the grain picture, cloth with its pattern, metal, paper. */
import { Color, MeshLambertMaterial, type Texture, type WebGLProgramParametersWithUniforms } from 'three'
import type { Textiles } from '../src/color-schemes.ts'
import type { Finish, WoodTone } from '../src/finish.ts'
import type { MaterialName } from '../src/part.ts'

type Uniforms = Record<string, { value: unknown }>
type Paint = Readonly<{ declare: string; code: string; uniforms: Uniforms }>

/** Reflectance of lacquer and plastic. */
const dielectric = 0.04

/** A surface coloured by `paint.code`, which sets `diffuseColor.rgb` from `vBoardUv` and `vTint`. */
function painted(
  paint: Paint,
  gloss?: { roughness: number; specular: number | string },
): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  if (gloss) material.defines = { GLOSSY: '' }
  const glossUniforms: Uniforms = gloss
    ? {
        glossSpecular: {
          value:
            typeof gloss.specular === 'number'
              ? new Color(gloss.specular, gloss.specular, gloss.specular)
              : new Color(gloss.specular),
        },
        baseRoughness: { value: gloss.roughness },
      }
    : {}
  // Only the studio's lighting renders gloss.
  const roughen = '#ifdef SHADES_GLOSS\nglossRoughness = clamp(baseRoughness + roughening, 0.1, 1.0);\n#endif'
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, paint.uniforms, glossUniforms)
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 tint; varying vec3 vTint; varying vec2 vBoardUv;',
      )
      .replace('#include <uv_vertex>', `#include <uv_vertex>\nvTint = tint; vBoardUv = uv;`)
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vTint; varying vec2 vBoardUv; uniform float baseRoughness;\n${paint.declare}`,
      )
      .replace('#include <color_fragment>', `float roughening = 0.0;\n${paint.code}\n${roughen}`)
  }
  material.customProgramCacheKey = () => `${paint.code}${gloss ? 'glossy' : ''}`
  return material
}

const woodCode = `
  vec4 g = texture2D(grain, vBoardUv, -1.1);
  float late = smoothstep(0.25, 1.0, g.r);
  vec3 wood = mix(woodBody, woodLight, clamp(g.b * 1.5 - 0.35, 0.0, 1.0) * 0.8);
  wood = mix(wood, woodDark, (late * 0.78 + (g.g - 0.45) * 0.62) * grainAmount);
  wood *= 1.0 + (vTint.x - 0.5) * 0.2 * boardVariety;
  wood *= mix(vec3(1.0), vec3(1.035, 0.995, 0.94), (vTint.y - 0.5) * 1.4 * boardVariety);
  wood *= 1.0 - vTint.z * 0.16 * grainAmount;
  diffuseColor.rgb = max(wood, vec3(0.0));
  roughening = (g.g - 0.5) * 0.16;
`

/** Boards in one tone. */
export function woodMaterial(tone: WoodTone, grain: Texture): MeshLambertMaterial {
  const uniforms: Uniforms = {
    grain: { value: grain },
    woodLight: { value: new Color(tone.light) },
    woodBody: { value: new Color(tone.body) },
    woodDark: { value: new Color(tone.dark) },
    grainAmount: { value: tone.grain },
    boardVariety: { value: Math.min(1, tone.grain * 1.1) },
  }
  const declare =
    'uniform sampler2D grain; uniform vec3 woodLight, woodBody, woodDark; uniform float grainAmount, boardVariety;'
  return painted({ declare, code: woodCode, uniforms }, { roughness: tone.roughness, specular: dielectric })
}

const clothCode = `
  vec2 q = vBoardUv;
  float mark = 0.0;
  if (pattern == 1) mark = step(0.72, fract(q.y / 3.2));
  if (pattern == 2) { vec2 c = fract(q / 4.4 + vec2(0.5 * floor(mod(q.y / 4.4, 2.0)), 0.0)) - 0.5; mark = 1.0 - smoothstep(0.14, 0.16, length(c)); }
  if (pattern == 3) mark = 0.5 * step(0.5, fract(q.x / 4.0)) + 0.5 * step(0.5, fract(q.y / 4.0));
  diffuseColor.rgb = mix(cloth, second, mark * 0.75);
`

/** Cloth in one colour; a patterned one shows `second` on it. */
export function clothMaterial(
  color: string,
  second: string,
  pattern: Textiles['pattern'],
): MeshLambertMaterial {
  const index = ['plain', 'stripes', 'dots', 'gingham'].indexOf(pattern)
  const uniforms: Uniforms = {
    cloth: { value: new Color(color) },
    second: { value: new Color(second) },
    pattern: { value: index },
  }
  return painted({ declare: 'uniform vec3 cloth, second; uniform int pattern;', code: clothCode, uniforms })
}

/** A surface of one colour; with `roughness` it shines. */
export function plainMaterial(
  color: string,
  roughness?: number,
  specular: number | string = dielectric,
): MeshLambertMaterial {
  const paint: Paint = {
    declare: 'uniform vec3 plainColor;',
    code: 'diffuseColor.rgb = plainColor;',
    uniforms: { plainColor: { value: new Color(color) } },
  }
  return painted(paint, roughness === undefined ? undefined : { roughness, specular })
}

/** Colours of everything a piece is made of. */
export type Look = Readonly<{ finish: Finish; textiles: Textiles }>

/** The material of every surface name. */
export function materialsOf(
  { finish, textiles }: Look,
  grain: Texture,
): Record<MaterialName, MeshLambertMaterial> {
  const cloth = (color: string) => clothMaterial(color, color, 'plain')
  return {
    wood: woodMaterial(finish.wood, grain),
    accent_wood: woodMaterial(finish.accent, grain),
    metal: plainMaterial(finish.metal, 0.36, finish.metal),
    rubber: plainMaterial('#3a3937', 0.7),
    plastic: plainMaterial(textiles.fabric, 0.32),
    mattress: cloth(textiles.mattress),
    piping: cloth(textiles.piping),
    duvet: clothMaterial(textiles.duvet, textiles.lining, textiles.pattern),
    lining: cloth(textiles.lining),
    pillow: cloth(textiles.pillow),
    cushion: cloth(textiles.cushion),
    fabric: cloth(textiles.fabric),
    paper: plainMaterial('#f4f1ea'),
    ink: plainMaterial('#5b6470'),
    ribbon: plainMaterial('#b5543f', 0.5),
    carton: plainMaterial('#c29a6b'),
    tape: plainMaterial('#ded3bd', 0.4),
  }
}
