/** Parts to meshes: one mesh per material. */
import { Group, type Material, Mesh, type MeshLambertMaterial } from 'three'
import type { MaterialName, Part } from '../src/part.ts'
import { addBox, addCylinder, addExtrusion } from './hard-shapes.ts'
import { MeshData } from './mesh-data.ts'
import { partFrame } from './part-frame.ts'
import { addDuvet, addMattress, addPillow, addPiping } from './soft-shapes.ts'

const makers = {
  box: addBox,
  cylinder: addCylinder,
  extrusion: addExtrusion,
  mattress: addMattress,
  duvet: addDuvet,
  pillow: addPillow,
  piping: addPiping,
} as const

/** One mesh of all parts in one material; casts and receives shadows. */
export function assembleWith(parts: readonly Part[], material: Material, coarseness?: number): Mesh {
  const data = new MeshData(coarseness)
  parts.forEach((part, index) => makers[part.shape](data, part, partFrame(part, index)))
  const mesh = new Mesh(data.toGeometry(), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A group of meshes, one per material, in inches. */
export function assemble(
  parts: readonly Part[],
  materials: Record<MaterialName, MeshLambertMaterial>,
  coarseness?: number,
): Group {
  const group = new Group()
  const used = new Set(parts.map((part) => part.material))
  for (const name of used)
    group.add(
      assembleWith(
        parts.filter((part) => part.material === name),
        materials[name],
        coarseness,
      ),
    )
  return group
}
