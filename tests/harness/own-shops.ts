/** Files of tests that start servers of their own, by the modules they import. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const STARTS_SERVERS =
  /from '.*(?:own-servers|own-storefront|faulty-shop|card-shop|braintree-shop|server-process|shop-servers|stack|middleware\/testing)(?:\.ts|\.mjs)?'/

/** @param folders of tests/ */
export function ownShopsIn(...folders: string[]): string[] {
  const files = folders.flatMap((folder) => {
    const path = resolve(import.meta.dirname, '..', folder)
    return readdirSync(path).map((name) => join(path, name))
  })
  return files.filter((file) => STARTS_SERVERS.test(readFileSync(file, 'utf8')))
}
