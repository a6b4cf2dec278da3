/**
 * `pnpm attack`: what strangers and failures do to the shop, against servers of its own on this machine. Prints what was
 * tried and what failed; ends in `N passed, N failed`. Words after the command choose families by name.
 */
import { FAMILIES } from './families.ts'
import { memoryLine, runFamilies, type Outcome } from './run.ts'

const ENDS_WITHIN_MS = 300_000

const requested = process.argv.slice(2)
const families = FAMILIES.filter(
  ({ name }) => requested.length === 0 || requested.some((word) => name.includes(word)),
)
const deadline = performance.now() + ENDS_WITHIN_MS
const total: Outcome = { passed: 0, failed: [], flaky: [] }
for (const needsRedis of [false, true]) {
  const some = families.filter((family) => Boolean(family.needsRedis) === needsRedis)
  if (some.length === 0) continue
  const { passed, failed, flaky } = await runFamilies(some, deadline)
  total.passed += passed
  total.failed.push(...failed)
  total.flaky.push(...flaky)
}
console.log(`\n${memoryLine()}; ${Math.round((performance.now() - deadline + ENDS_WITHIN_MS) / 1000)} s`)
for (const name of total.flaky) console.log(`flaky: ${name}`)
for (const name of total.failed) console.log(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed.length} failed`)
process.exit(total.failed.length === 0 && total.passed > 0 ? 0 : 1)
