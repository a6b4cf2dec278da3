// Vite plugin: vike's checks of itself and of its user, with their long texts, are not sent to browsers: tests and the server run
// them. Those that end an endless loop stay.
import { parseSync, Visitor, type Plugin } from 'vite'

const FILE = /\/vike\/dist\/.+\.js$/
/** vike's functions that check and do nothing else; what they share is dropped with them. */
const CHECKS: ReadonlySet<string> = new Set([
  'assert',
  'assertHookReturnedObject',
  'assertInfo',
  'assertOnBeforeRenderHookReturn',
  'assertPageContextProvidedByUser',
  'assertPlusFileExport',
  'assertSingleInstance_onAssertModuleLoad',
  'assertSingleInstance_onClientEntryClientRouting',
  'assertStatusCode',
  'assertUsage',
  'assertVirtualFileExports',
  'assertWarning',
])

/** File -> its functions whose checks end an endless loop, of redirects or of renders. */
export const LOOP_ENDS: Readonly<Record<string, readonly string[]>> = {
  'shared-server-client/route/abort.js': ['assertNoInfiniteAbortLoop'],
  'utils/catchInfiniteLoop.js': ['catchInfiniteLoop'],
}

interface Span {
  start: number
  end: number
}

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end

/** Blanks them, so that all other code keeps its place. @throws when an end of a loop is not where it was */
export function withoutAssertions(file: string, code: string): string {
  const [, loopEnds = []] =
    Object.entries(LOOP_ENDS).find(([path]) => file.endsWith(`/vike/dist/${path}`)) ?? []
  const kept: Span[] = []
  const checks: Span[] = []
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id && loopEnds.includes(node.id.name)) kept.push(node)
    },
    ExpressionStatement(node) {
      const { expression } = node
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
      if (CHECKS.has(expression.callee.name)) checks.push(node)
    },
  }).visit(parseSync(file, code).program)
  if (kept.length < loopEnds.length) throw new Error(`${loopEnds.join(', ')} not found in ${file}`)
  let rest = code
  for (const check of checks) {
    if (kept.some((span) => isWithin(check, span))) continue
    const blank = code.slice(check.start + 1, check.end).replaceAll(/[^\n]/g, ' ')
    rest = `${rest.slice(0, check.start)};${blank}${rest.slice(check.end)}`
  }
  return rest
}

export function assertionsPlugin(): Plugin {
  return {
    name: 'loftwood:assertions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => ({ code: withoutAssertions(id, code), map: null }),
    },
  }
}
