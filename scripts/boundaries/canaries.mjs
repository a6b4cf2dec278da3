/**
 * One small package per boundary rule that must be found faulty: a rule nobody breaks here does not count
 * as enforced. What belongs here: the fixture table and the check that each one fails for the right reason.
 */
import { checkBoundaries, checkFolderOrder } from './check.mjs'

/** @typedef {{ rule: string, name: string, files?: Record<string, string>, dependencies?: string[] }} Canary */

/** @type {readonly Canary[]} */
export const CANARIES = [
  { rule: 'unknown-package', name: 'attic' },
  { rule: 'package-dependency', name: 'ui', dependencies: ['@loftwood/graphql-types'] },
  { rule: 'package-dependency', name: 'middleware', dependencies: ['@loftwood/commerce'] },
  {
    rule: 'package-import',
    name: 'ui',
    files: { 'src/a.tsx': "import { x } from '@loftwood/graphql-types'" },
  },
  {
    rule: 'package-import',
    name: 'furniture',
    files: { 'src/a.ts': "import type { X } from '@loftwood/ui'" },
  },
  {
    rule: 'package-import',
    name: 'middleware',
    files: { 'src/a.ts': "const c = import('@loftwood/commerce')" },
  },
  {
    rule: 'package-import',
    name: 'storefront',
    files: { 'src/a.ts': "export { x } from '@loftwood/commerce'" },
  },
  {
    rule: 'package-import',
    name: 'storefront',
    files: { 'src/a.ts': "let x: import('@loftwood/middleware/contract').Contract" },
  },
  {
    rule: 'package-entry',
    name: 'client',
    files: { 'src/a.ts': "import type { X } from '@loftwood/middleware/testing'" },
  },
  {
    rule: 'types-only',
    name: 'client',
    files: { 'src/a.ts': "import { x } from '@loftwood/middleware/contract'" },
  },
  { rule: 'types-only', name: 'client', files: { 'src/a.ts': "import '@loftwood/middleware/contract'" } },
  { rule: 'self-import', name: 'ui', files: { 'src/a.tsx': "import { b } from '@loftwood/ui/b'" } },
  { rule: 'no-alias', name: 'ui', files: { 'src/a.tsx': "import { b } from '#b'" } },
  {
    rule: 'package-escape',
    name: 'client',
    files: { 'src/a.ts': "import { m } from '../../middleware/src/app.ts'" },
  },
  {
    rule: 'package-escape',
    name: 'tests',
    files: { 'specs/a.spec.ts': "import type { C } from '../../commerce/src/a.ts'" },
  },
  { rule: 'import-extension', name: 'ui', files: { 'src/a.tsx': "import { b } from './b'" } },
  {
    rule: 'folder-import',
    name: 'commerce',
    files: { 'src/mail/a.ts': "import type { O } from '../order/order-doc.ts'" },
  },
  {
    rule: 'folder-import',
    name: 'storefront',
    files: { 'src/cart/cart.tsx': "import { l } from '../app/layout.tsx'" },
  },
  {
    rule: 'folder-import',
    name: 'storefront',
    files: { 'src/cart/cart.tsx': "import { Page } from '../../pages/index/+Page.tsx'" },
  },
  {
    rule: 'folder-import',
    name: 'storefront',
    files: { 'src/cart/cart.tsx': "import type { C } from '../catalog/listing.tsx'" },
  },
  {
    rule: 'folder-import',
    name: 'storefront',
    files: { 'src/platform/money.ts': "import { l } from '../store/shell.ts'" },
  },
]

/** Every rule of check.mjs; a rule without a canary is reported. */
const RULES = [
  'unknown-package',
  'package-dependency',
  'package-import',
  'package-entry',
  'types-only',
  'self-import',
  'no-alias',
  'package-escape',
  'import-extension',
  'folder-import',
]

/** @returns {string[]} one sentence per canary that did not fail as it must; empty when all did */
export function checkCanaries() {
  const silent = CANARIES.filter((canary) => !rulesBrokenBy(canary).includes(canary.rule)).map(
    (canary) =>
      `canary of '${canary.rule}' in ${canary.name} was not caught: ${JSON.stringify(canary.files ?? {})}`,
  )
  const bare = RULES.filter((rule) => !CANARIES.some((canary) => canary.rule === rule))
  const circle = checkFolderOrder({ storefront: { cart: ['order'], order: ['cart'] } })
  if (circle.length === 0) silent.push('a circle of folders was not caught')
  return [...silent, ...bare.map((rule) => `rule '${rule}' has no canary`)]
}

/** @param {Canary} canary */
function rulesBrokenBy(canary) {
  const dependencies = Object.fromEntries((canary.dependencies ?? []).map((name) => [name, 'workspace:*']))
  const dir = canary.name === 'tests' ? 'tests' : `packages/${canary.name}`
  const files = new Map(Object.entries(canary.files ?? {}))
  return checkBoundaries([{ name: canary.name, dir, manifest: { dependencies }, files }]).map(
    ({ rule }) => rule,
  )
}
