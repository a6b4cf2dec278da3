/** Triangles under construction: positions, normals, texture coordinates, board tints. */
import { BufferAttribute, BufferGeometry } from 'three'

export type Point = readonly [number, number, number]

/** Collects triangles of many parts for one material. */
export class MeshData {
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly uvs: number[] = []
  readonly tints: number[] = []
  readonly indices: number[] = []
  /** Factor by which cells of cushions are larger than in a picture: the live view needs fewer triangles. */
  readonly coarseness: number

  constructor(coarseness = 1) {
    this.coarseness = coarseness
  }

  get vertexCount(): number {
    return this.positions.length / 3
  }

  vertex(position: Point, normal: Point, uv: readonly [number, number], tint: Point): number {
    this.positions.push(...position)
    this.normals.push(...normal)
    this.uvs.push(...uv)
    this.tints.push(...tint)
    return this.vertexCount - 1
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d)
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c)
  }

  toGeometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2))
    geometry.setAttribute('tint', new BufferAttribute(new Float32Array(this.tints), 3))
    geometry.setIndex(this.indices)
    return geometry
  }
}
