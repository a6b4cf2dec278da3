/**
 * Files of unit tests that take seconds for what seldom changes: processes of package managers, killed servers, deadlines of
 * servers that fail, models, whole data folders, all methods one by one. `pnpm test:scaled` runs them; `pnpm verify` and
 * `pnpm test` do not, but `pnpm test --changed` does when they are touched.
 */
export const LATER_UNIT_TESTS = [
  'packages/commerce/src/db/backup.test.ts',
  'packages/commerce/src/db/full-disk.test.ts',
  'packages/commerce/src/db/killed.test.ts',
  'packages/commerce/src/db/persistence.test.ts',
  'packages/commerce/src/db/upgrade.test.ts',
  'packages/commerce/src/export/products.test.ts',
  'packages/middleware/src/http/upstream-failures.test.ts',
  'packages/middleware/src/state/redis-faults.test.ts',
  'packages/storefront/server/models/models.test.ts',
  'packages/storefront/server/pages/redis-faults.test.ts',
  'tests/integration/client-package.test.ts',
  'tests/integration/every-method.test.ts',
  'tests/integration/failing-back-end.test.ts',
  'tests/integration/rounds.test.ts',
  'tests/integration/stopping.test.ts',
  'tests/integration/supervised.test.ts',
  'workshop/pictures/render/models.test.ts',
]
