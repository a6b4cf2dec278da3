/** A model as Apple's package of a USD scene, for Quick Look. */
import type { Group } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'

export async function toUsdz(scene: Group): Promise<Uint8Array> {
  scene.updateMatrixWorld(true)
  return new Uint8Array(await new USDZExporter().parseAsync(scene, { quickLookCompatible: true }))
}
