/**
 * Files of unit tests that take seconds for what seldom changes: processes of package managers, killed servers, deadlines of
 * servers that fail, limits that are reached, models, judged searches, whole data folders, all methods one by one. `pnpm test:scaled` runs them; `pnpm verify` and
 * `pnpm test` do not, but `pnpm test --changed` does when they are touched.
 */
export const LATER_UNIT_TESTS = [
  'packages/commerce/src/customer/sign-in-limits.test.ts',
  'packages/commerce/src/db/backup.test.ts',
  'packages/commerce/src/db/full-disk.test.ts',
  'packages/commerce/src/db/killed.test.ts',
  'packages/commerce/src/db/persistence.test.ts',
  'packages/commerce/src/db/upgrade.test.ts',
  'packages/commerce/src/export/products.test.ts',
  'packages/commerce/src/mail/mail-delivery.test.ts',
  'packages/commerce/src/mail/waiting-mails.test.ts',
  'packages/commerce/src/payment/misbehaving-provider.test.ts',
  'packages/commerce/src/payment/payment-worker.test.ts',
  'packages/commerce/src/search/relevance.test.ts',
  'packages/commerce/src/server/metrics.test.ts',
  'packages/middleware/src/http/hostile-callers.test.ts',
  'packages/middleware/src/http/order-fate.test.ts',
  'packages/middleware/src/http/upstream-failures.test.ts',
  'packages/middleware/src/state/redis-faults.test.ts',
  'packages/storefront/server/models/models.test.ts',
  'packages/storefront/server/pages/redis-faults.test.ts',
  'packages/storefront/server/pictures/pictures.test.ts',
  'workshop/pictures/render/models.test.ts',
]
