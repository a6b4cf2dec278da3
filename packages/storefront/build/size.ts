// `pnpm --filter @loftwood/storefront size`, after a build: the JavaScript of first loads, by file and by library.
import { bytesOf, firstLoadOf, PAGES, type FileSize, type PageName } from './first-load.ts'

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)
const row = (name: string, bytes: number) => `${kilobytes(bytes)}  ${name}`

function libraries(files: readonly FileSize[]): [string, number][] {
  const sums: Record<string, number> = {}
  for (const file of files) {
    for (const [name, bytes] of Object.entries(file.libraries)) sums[name] = (sums[name] ?? 0) + bytes
  }
  return Object.entries(sums).sort(([, left], [, right]) => right - left)
}

const chosen = process.argv[2] as PageName | undefined
for (const page of Object.keys(PAGES) as PageName[]) {
  if (chosen && page !== chosen) continue
  const files = firstLoadOf(page)
  const lines = [
    `${page}: KiB of brotli`,
    row('in all', bytesOf(files)),
    '  by library',
    ...libraries(files).map(([name, bytes]) => row(name, bytes)),
    '  by file',
    ...files.map(({ file, bytes }) => row(file, bytes)),
  ]
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
