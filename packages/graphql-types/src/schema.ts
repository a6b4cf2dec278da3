// The SDL as text, for servers and tests (reads schema/*.graphql beside this package's source).
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../schema/', import.meta.url)

/** The whole contract as one SDL text: Magento's part and the store's extensions. */
export function readTypeDefs(): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}
