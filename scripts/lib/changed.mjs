/** What `pnpm test --changed` looks at: the files that differ from a commit, and the journeys they touch. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import { tool } from './steps.mjs'

const SPEC = /^tests\/((?:http|smoke|specs)\/.+\.spec\.ts)$/

/** One journey for each part of the shop, by what the path of a file names. @type {readonly (readonly [RegExp, string])[]} */
const JOURNEYS = [
  [/^packages\/(?:middleware\/src\/ucp|storefront\/server\/hand-over)/, 'specs/agent'],
  [/^packages\/storefront\/server\/(?:feeds|llms)/, 'http/feeds'],
  [/^packages\/.*(?:checkout|order|payment|sales)/, 'specs/guest-order'],
  [/^packages\/.*cart/, 'specs/cart.spec'],
  [/^packages\/.*(?:account|customer|auth)/, 'specs/account.spec'],
  [/^packages\/.*wishlist/, 'specs/wishlist'],
  [/^packages\/.*(?:product|furniture|fit\/)/, 'specs/product-page'],
  [/^packages\/.*(?:catalog|listing|search)/, 'specs/browse'],
  [/^packages\/.*(?:\/pages\/|paths)/, 'http/routes'],
  [/^packages\/(?:http-cache|storefront\/server)\//, 'http/page-cache.spec'],
  [/^(?:packages\/ui|workshop\/showcase)\//, 'specs/components'],
  [/^(?:packages|tests\/(?:fixtures|harness))\//, 'smoke/servers'],
]

/**
 * @param {string} since a commit
 * @returns {Promise<string[]>} files that differ from it or are new, without those that are gone
 */
export async function changedFiles(since) {
  const differing = await tool('git', ['diff', '--name-only', '--relative', since])
  const added = await tool('git', ['ls-files', '--others', '--exclude-standard'])
  return [...new Set(`${differing}\n${added}`.split('\n'))].filter(
    (path) => path !== '' && existsSync(join(ROOT, path)),
  )
}

/** @param {readonly string[]} files @returns {string[]} what to name to Playwright; empty when no journey is touched */
export function journeysOf(files) {
  const specs = files.flatMap((path) => SPEC.exec(path)?.[1] ?? [])
  const journeys = JOURNEYS.filter(([pattern]) => files.some((path) => pattern.test(path)))
  return [...new Set([...specs, ...journeys.map(([, spec]) => spec)])]
}
