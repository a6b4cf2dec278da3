// Stores the database of this release for the upgrade test of later ones: `node scripts/store-database.ts <release>`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeDump } from '../src/db/testing/make-dump.ts'

const [release] = process.argv.slice(2)
if (!release) throw new Error('Usage: store-database.ts <release, e.g. 1.0.0>')
const folder = new URL('../src/db/testing/released/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL(`${release}.sql`, folder), await makeDump(), { flag: 'wx' })
