/**
 * Cheaper direct light for software WebGL, where every texture look-up counts:
 * one shadow look-up per light, shifted by each pixel's own random offset (the average over all frames is as soft
 * as three's five), none where a surface faces away, and a small microfacet gloss on Lambert surfaces.
 */
import { ShaderChunk } from 'three'

const fiveTaps =
  /shadow = \(\s*(?:texture\( shadowMap, vec3\( shadowCoord\.xy \+ vogelDiskSample[^\n]*\n\s*)+\) \* 0\.2;/

function replaced(source: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const next = text.replace(from, to)
    if (next === text) throw new Error(`three changed its shaders: ${String(from)} is gone`)
    return next
  }, source)
}

/** GGX with the visibility term of mobile engines; `glossSpecular` is the reflectance at normal incidence. */
const glossy = `
#ifdef GLOSSY
#define SHADES_GLOSS
uniform vec3 glossSpecular;
float glossRoughness = 0.5;
vec3 glossOf( vec3 n, vec3 l, vec3 v ) {
  vec3 h = normalize( l + v );
  float nh = saturate( dot( n, h ) ); float lh = saturate( dot( l, h ) );
  float a = glossRoughness * glossRoughness;
  float d = nh * nh * ( a * a - 1.0 ) + 1.0;
  float k = 1.0 - lh; float k2 = k * k;
  vec3 f = glossSpecular + ( 1.0 - glossSpecular ) * ( k2 * k2 * k );
  return f * ( a * a / ( 4.0 * PI * d * d * max( 0.1, lh * lh ) * ( glossRoughness + 0.5 ) ) );
}
#endif
void RE_Direct_Lambert(`

/** Call before the first material compiles. A light's `shadow.radius` is the reach of the shift in texels; the first light's fraction turns the pattern. */
export function installQuickLight(): void {
  ShaderChunk.shadowmap_pars_fragment = replaced(ShaderChunk.shadowmap_pars_fragment, [
    ['float getShadow(', 'vec2 shadowJitter; float getShadow('],
    ['float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;', ''],
    [
      fiveTaps,
      'shadow = texture( shadowMap, vec3( shadowCoord.xy + shadowJitter * floor( shadowRadius ) * texelSize, shadowCoord.z ) );',
    ],
  ])
  ShaderChunk.lights_lambert_fragment += `
#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
  float shadowPhi = ( interleavedGradientNoise( gl_FragCoord.xy ) + fract( directionalLightShadows[ 0 ].shadowRadius ) ) * PI2;
  shadowJitter = sqrt( fract( shadowPhi * 7.31 ) ) * vec2( cos( shadowPhi ), sin( shadowPhi ) );
#endif
`
  ShaderChunk.lights_fragment_begin = replaced(ShaderChunk.lights_fragment_begin, [
    [
      'directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap',
      'directLight.color *= dot( geometryNormal, directLight.direction ) <= 0.0 ? 0.0 : receiveShadow ? getShadow( directionalShadowMap',
    ],
  ])
  ShaderChunk.lights_lambert_pars_fragment = replaced(ShaderChunk.lights_lambert_pars_fragment, [
    ['void RE_Direct_Lambert(', glossy],
    [
      'reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );',
      `reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
#ifdef GLOSSY
  if ( dotNL > 0.0 ) reflectedLight.directDiffuse += irradiance * glossOf( geometryNormal, directLight.direction, geometryViewDir );
#endif`,
    ],
  ])
}
