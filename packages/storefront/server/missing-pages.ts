// Which of the brand's pages and content blocks the back end does not have, so that nothing links to them.
import { LANDINGS } from '../src/catalog/landings.ts'
import { contentPages, paths } from '../src/paths.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import type { StoreViews } from '../src/platform/i18n/store-views.ts'
import { lacks, type Capabilities } from './capabilities.ts'
import type { Upstream } from './upstream.ts'

/** Pages that need more than content: a feature, or a filter. */
const NEEDS: Readonly<Record<string, (capabilities: Capabilities) => boolean>> = {
  [paths.contact]: (capabilities) => !lacks(capabilities, 'contact'),
  [paths.finder]: (capabilities) => !lacks(capabilities, 'homeFit'),
  [paths.stores]: (capabilities) => !lacks(capabilities, 'showrooms'),
  [paths.guestOrder]: (capabilities) => !lacks(capabilities, 'guestOrders'),
  ...Object.fromEntries(
    Object.values(LANDINGS).map(({ path, filter }) => [
      path,
      (capabilities: Capabilities) => hasFilter(capabilities, filter),
    ]),
  ),
}

function hasFilter({ magento }: Capabilities, name: string): boolean {
  return magento?.inputs?.['ProductAttributeFilterInput']?.includes(name) ?? true
}

interface Source {
  upstream: Upstream
  capabilities: Capabilities
  views: StoreViews
}

/** By the view's code: paths and names of blocks, in alphabetical order. @throws when the middleware does not answer */
export async function readMissingPages({ views, ...source }: Source): Promise<Record<string, string[]>> {
  const missing: Record<string, string[]> = {}
  // One after the other: there is time, and the middleware has shoppers to answer.
  for (const { code } of views) missing[code] = await missingIn(code, source)
  return missing
}

async function missingIn(
  store: string,
  { upstream, capabilities }: Omit<Source, 'views'>,
): Promise<string[]> {
  const { help, company, shop, learning, notice } = brand()
  const reading = { upstream, store }
  const own = new Set([...help, ...company, ...shop].map(([, path]) => path))
  if (learning !== undefined) own.add(learning)
  const checks = [...own].map(async (path) => {
    const identifier = contentPages[path]
    const exists =
      identifier === undefined ? (NEEDS[path]?.(capabilities) ?? true) : await hasPage(reading, identifier)
    return exists ? [] : [path]
  })
  if (notice !== undefined) checks.push(hasBlock(reading, notice).then((exists) => (exists ? [] : [notice])))
  return (await Promise.all(checks)).flat().sort()
}

interface Reading {
  upstream: Upstream
  /** The code of the store view. */
  store: string
}

interface Content {
  cmsPage?: object | null
  cmsBlocks?: { items?: ({ content?: string | null } | null)[] | null } | null
}

const hasPage = async (reading: Reading, identifier: string) =>
  Boolean((await readContent(reading, 'cmsPage', { identifier })).cmsPage)

async function hasBlock(reading: Reading, identifier: string): Promise<boolean> {
  const { cmsBlocks } = await readContent(reading, 'cmsBlocks', { identifiers: [identifier] })
  return Boolean(cmsBlocks?.items?.some((item) => item?.content))
}

/** @throws when the middleware fails: what is there for shoppers may still be there */
async function readContent(
  { upstream, store }: Reading,
  method: string,
  variables: object,
): Promise<Content> {
  const body = encodeURIComponent(JSON.stringify([variables]))
  const answer = await upstream.request({
    path: `/magento/${method}?store=${store}&body=${body}`,
    method: 'GET',
  })
  const { data, errors } = JSON.parse(answer.body.toString()) as Answer
  const isMissing = errors?.every(({ extensions }) => extensions?.category === 'graphql-no-such-entity')
  if (answer.status !== 200 || (errors && !isMissing)) throw new Error(`${method} failed`)
  return data ?? {}
}

interface Answer {
  data?: Content | null
  errors?: { extensions?: { category?: string } }[]
}
