// The documentation lists the faults of the table, row by row.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RELEASE_FAULTS, type ReleaseFault } from './release-faults.ts'

const DOCS = new URL('../../../../../../docs/magento.md', import.meta.url)

const rowOf = ({ since, mendedIn, fault, remedy }: ReleaseFault) => {
  const range = [since && `from ${since}`, mendedIn && `before ${mendedIn}`].filter(Boolean)
  return `| ${range.join(', ') || 'all'} | ${fault} | ${remedy} |`
}

test('docs/magento.md has the rows of the table', () => {
  const [, table = ''] = readFileSync(DOCS, 'utf8').split(
    '| release | fault | what is done |\n|---|---|---|\n',
  )
  const [rows = ''] = table.split('\n\n')
  expect(rows.split('\n')).toEqual(RELEASE_FAULTS.map(rowOf))
})
