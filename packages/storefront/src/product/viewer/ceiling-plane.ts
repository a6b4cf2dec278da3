// The shopper's ceiling in the 3D view: a pane that lets the piece be seen through it.
import { DoubleSide, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { Bounds } from './bounds.ts'
import { ceilingOver } from './bounds.ts'

export interface CeilingPlane {
  mesh: Mesh
  /** Over a piece, at a height; hidden without one. */
  place: (bounds: Bounds, height: number | null) => void
  dispose: () => void
}

export function makeCeiling(): CeilingPlane {
  const geometry = new PlaneGeometry(1, 1)
  const material = new MeshBasicMaterial({
    color: '#8a7a64',
    transparent: true,
    opacity: 0.16,
    side: DoubleSide,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  mesh.visible = false
  return {
    mesh,
    place(bounds, height) {
      mesh.visible = height !== null
      if (height === null) return
      const { x, y, z } = ceilingOver(bounds, height)
      mesh.scale.set(x[1] - x[0], z[1] - z[0], 1)
      mesh.position.set((x[0] + x[1]) / 2, y[1], (z[0] + z[1]) / 2)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
