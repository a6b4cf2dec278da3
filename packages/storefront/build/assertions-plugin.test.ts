import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LOOP_ENDS, withoutAssertions } from './assertions-plugin.ts'

function transformed(path: string): string {
  const file = fileURLToPath(new URL(`../node_modules/vike/dist/${path}`, import.meta.url))
  return withoutAssertions(file, readFileSync(file, 'utf8'))
}

it.each(Object.entries(LOOP_ENDS).flatMap(([path, names]) => names.map((name) => [path, name] as const)))(
  'what ends an endless loop stays: %s, %s',
  (path, name) => {
    const [, body = ''] = transformed(path).split(`function ${name}(`)
    expect(body.split('\n}\n')[0]).toContain('assertUsage(false')
  },
)

it('an endless loop of redirects still ends', () => {
  const code = transformed('shared-server-client/route/abort.js')
  const [, body = ''] =
    /function assertNoInfiniteAbortLoop\(pageContextsAborted\) \{([^]*?)\n\}\n/.exec(code) ?? []
  // oxlint-disable-next-line typescript/no-implied-eval -- vike does not export it
  const check = new Function('pageContextsAborted', 'unique', 'assertUsage', body)
  const aborted = Array.from({ length: 10 }, () => ({ _pageContextAbort: { _abortCall: "redirect('/')" } }))
  const fail = (_isRight: boolean, text: string) => {
    throw new Error(text)
  }
  expect(() => check(aborted, (list: unknown[]) => [...new Set(list)], fail)).toThrow('Infinite loop')
})

it('all other checks go, and lines stay where they were', () => {
  const path = 'client/runtime-client-routing/prefetch.js'
  const file = fileURLToPath(new URL(`../node_modules/vike/dist/${path}`, import.meta.url))
  const code = readFileSync(file, 'utf8')
  const rest = withoutAssertions(file, code)
  expect(code).toMatch(/^\s*assertUsage\(/m)
  expect(rest).not.toMatch(/^\s*assert(?:Usage|Warning|Info)?\(/m)
  expect(rest).toHaveLength(code.length)
  expect(rest.split('\n')).toHaveLength(code.split('\n').length)
})

it('a function that is gone fails the build', () => {
  expect(() => withoutAssertions('/vike/dist/utils/catchInfiniteLoop.js', 'const a = 1')).toThrow('not found')
})
