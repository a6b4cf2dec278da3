// The documentation lists the errors of the table, row by row.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RELEASE_FAULTS, type ReleaseError } from './release-errors.ts'

const DOCS = new URL('../../../../../../docs/magento.md', import.meta.url)

const rowOf = ({ since, fixedIn, error, remedy }: ReleaseError) => {
  const range = [since && `from ${since}`, fixedIn && `before ${fixedIn}`].filter(Boolean)
  return `| ${range.join(', ') || 'all'} | ${error} | ${remedy} |`
}

test('docs/magento.md has the rows of the table', () => {
  const [, table = ''] = readFileSync(DOCS, 'utf8').split(
    '| release | error | what is done |\n|---|---|---|\n',
  )
  const [rows = ''] = table.split('\n\n')
  expect(rows.split('\n')).toEqual(RELEASE_FAULTS.map(rowOf))
})
