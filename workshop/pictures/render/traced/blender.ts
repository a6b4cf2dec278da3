/** Runs Blender, which nothing else in the project needs. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TracedScene } from './traced-scene.ts'

const script = fileURLToPath(new URL('../../blender/trace.py', import.meta.url))
/** A large picture takes minutes on two idle cores, and a busy machine many times that. */
const longestTrace = 4 * 3_600_000
const run = promisify(execFile)

/** A PNG of the scene; two pictures cut from one scene trace it once. */
export async function trace(scene: TracedScene): Promise<Buffer> {
  const folder = join(tmpdir(), 'loftwood-traced')
  const plan = JSON.stringify(scene)
  const base = join(folder, createHash('sha256').update(plan).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(`${base}.png`)) {
    writeFileSync(`${base}.json`, plan)
    await blender([`${base}.json`, `${base}.part.png`])
    renameSync(`${base}.part.png`, `${base}.png`)
    rmSync(`${base}.part.png.passes`, { recursive: true, force: true })
  }
  return readFileSync(`${base}.png`)
}

async function blender(files: readonly [scene: string, picture: string]): Promise<void> {
  const program = process.env['BLENDER_PATH'] ?? 'blender'
  const args = [
    '--background',
    '--factory-startup',
    '-noaudio',
    '--python-exit-code',
    '1',
    '--python',
    script,
  ]
  try {
    await run(program, [...args, '--', ...files], { timeout: longestTrace, maxBuffer: 100_000_000 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${program} is not there: apt-get install -y --no-install-recommends blender`, {
      cause: error,
    })
  }
}
