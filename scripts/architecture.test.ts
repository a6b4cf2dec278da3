/**
 * docs/architecture.md says of packages and folders what package.json and the linter hold them to, and names files that
 * are there; the index of decisions says of each what it says itself.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { FOLDERS } from '../oxlint.config.ts'
import { ROOT } from './lib/root.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const page = read('docs/architecture.md')

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The row of a package: what it depends on of ours. */
function rowOf(file: string): string {
  const manifest = JSON.parse(read(file)) as Manifest
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

it.each(Object.entries(FOLDERS))('the order of %s has every folder', (name, folders) => {
  const entries = readdirSync(join(ROOT, 'packages', name, 'src'), { withFileTypes: true })
  const there = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  // What tests need may import all of them.
  expect(there.filter((folder) => folder !== 'testing').toSorted()).toEqual(folders.toSorted())
})

it.each(globSync('docs/decisions/0*.md', { cwd: ROOT }))(
  'the index has %s with its title and status',
  (path) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(path)) ?? []
    const [, status] = /^Status: (.+)$/m.exec(read(path)) ?? []
    expect(read('docs/decisions/README.md')).toContain(
      `| [${number}](${basename(path)}) | ${title} | ${status} |`,
    )
  },
)

it('names files that are there, and twenty at most on a way', () => {
  const steps = [...page.matchAll(/^(\d+)\. `(packages\/[^`]+)`/gm)]
  expect(steps.length).toBeGreaterThan(20)
  expect(steps.filter(([, number]) => Number(number) > 20)).toEqual([])
  expect(steps.map(([, , path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
