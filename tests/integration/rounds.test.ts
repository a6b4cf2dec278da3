/** The two rounds of journeys, as Playwright lists them. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { projectOptions } from '../../scripts/lib/journey-projects.mjs'

const PLAYWRIGHT = resolve(import.meta.dirname, '../node_modules/.bin/playwright')

interface Suite {
  suites?: Suite[]
  specs: {
    id: string
    title: string
    file: string
    line: number
    tests: { projectName: string }[]
  }[]
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** `specs/cart.spec.ts:12 desktop` of each journey that the round runs. */
async function journeysOf(round: string): Promise<string[]> {
  const projects = projectOptions(['desktop', 'phone'])
  const { stdout } = await promisify(execFile)(
    PLAYWRIGHT,
    ['test', '--list', '--reporter=json', ...projects],
    {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...process.env, E2E_ROUND: round },
      maxBuffer: 2 ** 26,
    },
  )
  const { suites } = JSON.parse(stdout) as { suites: Suite[] }
  return suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName }) => [`${file}:${line}`, title, projectName].join(' ')),
    )
}

const inView = (journeys: readonly string[], view: string) =>
  new Set(journeys.flatMap((each) => (each.endsWith(` ${view}`) ? [each.slice(0, -view.length)] : [])))

let first: string[]
let second: string[]
let every: string[]
beforeAll(async () => {
  first = await journeysOf('first')
  second = await journeysOf('second')
  every = await journeysOf('every')
}, 300_000)

test('a run of what changed has every journey of a desktop', () => {
  expect(inView(every, 'desktop')).toEqual(inView([...first, ...second], 'desktop'))
})

test('every journey that runs on a phone runs on a desktop too, half of them first', () => {
  const both = [...first, ...second]
  const phone = inView(both, 'phone')
  expect(phone.size).toBeGreaterThan(50)
  expect([...phone].filter((journey) => !inView(both, 'desktop').has(journey))).toEqual([])
  expect(new Set(both).size, 'each runs once').toBe(both.length)
  const share = inView(first, 'phone').size / phone.size
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.65)
})
