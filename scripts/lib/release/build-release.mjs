/** One server's release: a folder that needs nothing but Node. */
import { cp, lstat, readdir, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { PACKAGES, compile } from './compile.mjs'
import { copyDependencies } from './copy-dependencies.mjs'
import { packageFacts, writePackageFacts } from './package-facts.mjs'

/**
 * Builds it anew.
 * @param {import('./servers.mjs').ReleasedServer} server
 * @param {string} folder absolute
 * @returns {Promise<{ packages: number, mb: number }>} third-party packages, and its size without pictures
 * @throws {Error} when it is larger than it may be
 */
export async function buildRelease(server, folder) {
  await rm(folder, { recursive: true, force: true })
  const compiled = await compile(server.entries, folder)
  for (const path of globSync([...server.files], { cwd: PACKAGES })) {
    await cp(join(PACKAGES, path), join(folder, path), { recursive: true })
  }
  const built = server.builtModules.map((path) => join(folder, path))
  const packages = await copyDependencies([...compiled, ...built], folder)
  const facts = packageFacts(server.name)
  writePackageFacts(facts, server, folder)
  await writeBillOfMaterials(facts, packages, folder)
  const pictures = await Promise.all(server.pictures.map((path) => bytesOf(join(folder, path))))
  const mb = ((await bytesOf(folder)) - pictures.reduce((sum, bytes) => sum + bytes, 0)) / 1_000_000
  if (mb > server.maxMb)
    throw new Error(`${server.name} has ${mb.toFixed(1)} MB, and may have ${server.maxMb}`)
  return { packages: packages.length, mb }
}

/** Of all files in a folder. @param {string} folder */
async function bytesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await lstat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
