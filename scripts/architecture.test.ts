/** docs/architecture.md says of packages and folders what package.json and the linter hold them to. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FOLDERS } from '../oxlint.config.ts'
import { ROOT } from './lib/root.mjs'

const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The row of a package: what it depends on of ours. */
function rowOf(file: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const ours = names.filter((name) => name.startsWith('@loftwood/')).toSorted()
  const bare = [manifest.name, ...ours].map((name) => name.replace('@loftwood/', ''))
  return `| ${bare[0]} | ${bare.slice(1).join(', ') || 'nothing of ours'} |`
}

it.each(globSync(['packages/*/package.json', 'tests/package.json'], { cwd: ROOT }))('knows %s', (file) => {
  expect(page).toContain(rowOf(file))
})

it.each(Object.values(FOLDERS))('knows the order of the folders', (...folders) => {
  expect(page).toContain(`\`${folders.join(' · ')}\``)
})
