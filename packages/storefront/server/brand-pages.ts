// The brand's pages of text in each store view: which of them, and of its content blocks, the back end does not have, so that
// nothing links to them, and which have another address there.
import { LANDINGS } from '../src/catalog/landings.ts'
import { contentPages, contentPath, paths } from '../src/paths.ts'
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

export interface BrandPages {
  /** Paths and names of blocks, in alphabetical order. */
  missing: readonly string[]
  /** Another address, by the usual path. */
  ownPaths: Readonly<Record<string, string>>
}

/** By the view's code. @throws when the middleware does not answer */
export async function readBrandPages({ views, ...source }: Source): Promise<Record<string, BrandPages>> {
  const pages: Record<string, BrandPages> = {}
  // One after the other: there is time, and the middleware has shoppers to answer.
  for (const { code } of views) pages[code] = await pagesIn(code, source)
  return pages
}

async function pagesIn(
  store: string,
  { upstream, capabilities }: Omit<Source, 'views'>,
): Promise<BrandPages> {
  const { help, company, shop, learning, notice } = brand()
  const reading = { upstream, store }
  const own = new Set([...help, ...company, ...shop].map(([, path]) => path))
  if (learning !== undefined) own.add(learning)
  const checkPage = async (path: string): Promise<{ missing?: string; ownPath?: string }> => {
    const identifier = contentPages[path]
    if (identifier === undefined) return (NEEDS[path]?.(capabilities) ?? true) ? {} : { missing: path }
    const page = await readPage(reading, identifier)
    const address = contentPath(identifier, page?.url_key)
    return { ...(address !== path && { ownPath: address }), ...(!page && { missing: path }) }
  }
  const pagePaths = [...own].sort()
  const [checked, hasNotice] = await Promise.all([
    Promise.all(pagePaths.map(checkPage)),
    notice === undefined || hasBlock(reading, notice),
  ])
  // Sorted, not in the order of the answers: cache entries are found by a hash of this.
  const ownPaths = pagePaths.flatMap((path, index) => {
    const { ownPath } = checked[index] ?? {}
    return ownPath === undefined ? [] : [[path, ownPath] as const]
  })
  const missing = checked.flatMap(({ missing: path }) => path ?? [])
  if (notice !== undefined && !hasNotice) missing.push(notice)
  return { missing: missing.sort(), ownPaths: Object.fromEntries(ownPaths) }
}

interface Reading {
  upstream: Upstream
  /** The code of the store view. */
  store: string
}

interface Content {
  cmsPage?: { url_key?: string | null } | null
  cmsBlocks?: { items?: ({ content?: string | null } | null)[] | null } | null
}

const readPage = async (reading: Reading, identifier: string) =>
  (await readContent(reading, 'cmsPage', { identifier })).cmsPage

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
