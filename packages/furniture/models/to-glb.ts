/** A model as glTF's binary file, for Scene Viewer and WebXR. */
import { Document, WebIO, type TypedArray } from '@gltf-transform/core'
import type { Group, Mesh, MeshStandardMaterial } from 'three'

/** Smaller than any piece needs, and half of the bytes of the usual 32 bits. */
const MOST_SHORT_INDICES = 65_535

export async function toGlb(scene: Group): Promise<Uint8Array> {
  const document = new Document()
  const buffer = document.createBuffer()
  const root = document.createScene()
  const accessor = (type: 'VEC3' | 'SCALAR', array: TypedArray) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  for (const { name, geometry, material } of scene.children as Mesh<
    Mesh['geometry'],
    MeshStandardMaterial
  >[]) {
    const { position, normal } = geometry.attributes
    const { r, g, b } = material.color
    const surface = document
      .createMaterial(name)
      .setBaseColorFactor([r, g, b, 1])
      .setRoughnessFactor(material.roughness)
      .setMetallicFactor(material.metalness)
    const indices = geometry.index?.array ?? []
    const isShort = (position?.count ?? 0) <= MOST_SHORT_INDICES
    const primitive = document
      .createPrimitive()
      .setMaterial(surface)
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(position?.array ?? [])))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normal?.array ?? [])))
      .setIndices(accessor('SCALAR', isShort ? new Uint16Array(indices) : new Uint32Array(indices)))
    root.addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)))
  }
  return new WebIO().writeBinary(document)
}
