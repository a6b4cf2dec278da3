// Prints the JavaScript of first loads beside its budget, after each build; `pnpm --filter @loftwood/storefront size <page>`
// lists the libraries and files of a page's. Fails when a page is over its budget.
import { bytesOf, entryLoad, firstLoadOf, type FileSize } from './first-load.ts'
import { ENTRY_BUDGET, MOST_FILES, SIZE_BUDGETS, type PageName } from './size-budgets.ts'

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)
const row = (name: string, bytes: number) => `${kib(bytes)}  ${name}`

function libraries(files: readonly FileSize[]): [string, number][] {
  const sums: Record<string, number> = {}
  for (const file of files) {
    for (const [name, bytes] of Object.entries(file.libraries)) sums[name] = (sums[name] ?? 0) + bytes
  }
  return Object.entries(sums).sort(([, left], [, right]) => right - left)
}

function detailsOf(files: readonly FileSize[]): string[] {
  const byLibrary = libraries(files).map(([name, bytes]) => row(name, bytes))
  return ['  by library', ...byLibrary, '  by file', ...files.map(({ file, bytes }) => row(file, bytes))]
}

const [only] = process.argv.slice(2)
const loads = [
  { name: 'entry', budget: ENTRY_BUDGET, filesOf: entryLoad },
  ...Object.entries(SIZE_BUDGETS).map(([name, budget]) => ({
    name,
    budget,
    filesOf: () => firstLoadOf(name as PageName),
  })),
]
for (const { name, budget, filesOf } of loads) {
  if (only !== undefined && name !== only) continue
  const files = filesOf()
  const bytes = bytesOf(files)
  const isOver = bytes > budget * 1024 || files.length > MOST_FILES
  const summary = `${name}: first load ${kib(bytes).trim()} of ${budget} KiB in ${files.length} files${isOver ? ', OVER ITS BUDGET' : ''}`
  const lines = [summary, ...(only === undefined ? [] : detailsOf(files))]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (isOver) process.exitCode = 1
}
