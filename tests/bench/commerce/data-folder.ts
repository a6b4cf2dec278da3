/** Data folders of the back end with so many products, imported once and stored in tests/.bench. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeExport } from '../export/write-export.ts'

const saved = fileURLToPath(new URL('../../.bench', import.meta.url))
const command = fileURLToPath(new URL('../../../packages/commerce/src/admin.ts', import.meta.url))

/** @returns the folder; what the import says goes to the terminal */
export async function dataFolder(products: number): Promise<string> {
  const folder = join(saved, `commerce-${products}`)
  if (existsSync(join(folder, 'shop.sqlite'))) return folder
  mkdirSync(saved, { recursive: true })
  const file = join(saved, `export-${products}.csv`)
  if (!existsSync(file)) await writeExport(file, products)
  console.error(`importing ${products.toLocaleString('en-CA')} products …`)
  const importing = spawn(process.execPath, [command, 'import', file], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 2, 2],
  })
  const [code] = (await once(importing, 'exit')) as [number | null]
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`the import ended with ${code}`)
  }
  return folder
}
