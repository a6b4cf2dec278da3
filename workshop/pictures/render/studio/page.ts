/** The studio's page: `photograph(shot)` returns a PNG data URL. */
import { Mesh, type Scene } from 'three'
import { assemble } from '@loftwood/furniture/shapes/assemble'
import { accumulate, makeRenderer } from './accumulate.ts'
import { fitCamera } from '@loftwood/furniture/shapes/camera'
import { makeGrainTexture } from '@loftwood/furniture/shapes/grain-texture'
import { lightsOfFrame } from './light-plan.ts'
import { installQuickLight } from './quick-light.ts'
import { materialsOf } from '@loftwood/furniture/shapes/materials'
import { studioLights, studioScene } from './studio-scene.ts'
import type { Shot } from '../shot.ts'

installQuickLight()
const canvas = document.createElement('canvas')
const renderer = makeRenderer(canvas)
const grain = makeGrainTexture(4)

function photograph(shot: Shot): string {
  const isMirrored = shot.view.azimuth > 0
  const plan = studioLights(isMirrored)
  const framing = shot.framing ?? shot.parts
  const { scene, focus } = studioScene(framing, plan, shot.frames)
  scene.add(assemble(shot.parts, materialsOf(shot, grain)))
  const camera = fitCamera(framing, shot.view, shot.width / shot.height)
  accumulate(renderer, {
    scene,
    camera,
    focus,
    width: shot.width,
    height: shot.height,
    frames: shot.frames,
    lightsAt: (frame) => lightsOfFrame(plan, frame, shot.frames),
  })
  dispose(scene)
  return canvas.toDataURL('image/png')
}

/** Geometry is made anew for every shot; compiled shaders stay in the renderer. */
function dispose(scene: Scene): void {
  scene.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose()
  })
}

Object.assign(window, { photograph })
