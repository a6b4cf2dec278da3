/** Makes the clip of a turning piece: takes its pictures in turn; ffmpeg (`FFMPEG_PATH`, or the one installed) joins them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Camera } from './camera.ts'
import { turned, type Turn } from './turntable.ts'

/** A key frame every three seconds, so that seeking is quick. */
const encoding = (perSecond: number): string[] =>
  [
    `-y -loglevel error -f image2pipe -framerate ${perSecond} -c:v png -i -`,
    '-an -c:v libvpx-vp9 -pix_fmt yuv420p -crf 46 -b:v 0',
    `-deadline good -cpu-used 1 -row-mt 1 -g ${3 * perSecond}`,
  ].flatMap((words) => words.split(' '))

/** Writes a WebM file without sound. All frames are taken first, so that a failing studio leaves no incomplete clip. */
export async function film(camera: Camera, turn: Turn, path: string): Promise<void> {
  const frames: Buffer[] = []
  for (let index = 0; index < turn.count; index++) frames.push(await camera.photograph(turned(turn, index)))
  mkdirSync(dirname(path), { recursive: true })
  const command = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  const ffmpeg = spawn(command, [...encoding(turn.perSecond), path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  await pipeline(frames, ffmpeg.stdin)
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}
