// The store views of the back end, and the features that their settings switch off. Cached as any public answer.
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { z } from 'zod'
import { parseAnswer } from '../graphql-answer.ts'
import { publicAnswer, type PublicAnswer } from '../public-answer.ts'
import { plainDocument } from './documents.ts'
import { settingsOf, switchedOff, type Feature } from './features.ts'
import type { SchemaIndex } from './schema-index.ts'
import type { Upstream } from './upstream.ts'

export interface StoreView {
  code: string
  name: string | null
  locale: string | null
  currency: string | null
  /** Where Magento's own pages of the view begin, without the host: `/` or `/fr/`. */
  path: string | null
  isDefault: boolean
  switchedOff: readonly Feature[]
}

/** A purge of `store` or `availableStores` reads them again. */
const METHOD = { name: 'availableStores', tags: ['store'] } as const
const FIELDS = [
  'store_code',
  'store_name',
  'locale',
  'base_currency_code',
  'default_display_currency_code',
  'secure_base_link_url',
  'is_default_store',
]

const text = z.string().nullish()
const answerSchema = z.object({
  availableStores: z.array(
    z
      .looseObject({
        store_code: z.string(),
        store_name: text,
        locale: text,
        base_currency_code: text,
        default_display_currency_code: text,
        secure_base_link_url: text,
        is_default_store: z.boolean().nullish(),
      })
      .nullable(),
  ),
})

interface StoreViewsDeps {
  upstream: Upstream
  cache: HttpCache<PublicAnswer>
}

/** Makes the function that reads them. @throws AppError when the back end does not answer */
export function createStoreViews({ upstream, cache }: StoreViewsDeps) {
  async function make(text: string) {
    const date = Date.now()
    const document = plainDocument('storeViews', text)
    const body = await upstream.send({ document, variables: {}, headers: {}, kind: 'read' })
    const views = Buffer.from(JSON.stringify(viewsIn(body)))
    return { date, value: publicAnswer(views, METHOD), outcome: 'store' } as const
  }

  return async (schema: SchemaIndex): Promise<readonly StoreView[]> => {
    if (!schema.types.get(schema.query)?.fields?.has('availableStores')) return []
    const existing = schema.types.get('StoreConfig')?.fields
    const fields = [...FIELDS.filter((field) => existing?.has(field)), ...settingsOf(schema)]
    const text = `query storeViews{availableStores{${fields.join(' ')}}}`
    const { value } = await cache.get(text, { make: () => make(text) })
    return JSON.parse(value.body.toString()) as StoreView[]
  }
}

function viewsIn(body: Buffer): StoreView[] {
  const { availableStores } = answerSchema.parse(parseAnswer(body).data)
  return availableStores.flatMap((config) => {
    if (!config) return []
    return {
      code: config.store_code,
      name: config.store_name ?? null,
      locale: config.locale ?? null,
      currency: config.default_display_currency_code ?? config.base_currency_code ?? null,
      path: pathOf(config.secure_base_link_url),
      isDefault: config.is_default_store ?? false,
      switchedOff: switchedOff(config),
    }
  })
}

/** The host stays here: it may be an internal one. */
function pathOf(url: string | null | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).pathname : null
}
