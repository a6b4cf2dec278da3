// Hosted search, ad tracking and popular words: off unless store.json says otherwise, and checked when it does.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  Algolia_ConfigDocument,
  PinterestOptionsDocument,
  StoreConfigDocument,
} from '@loftwood/graphql-types'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'

const catalog = smallCatalog([makeProduct({ sku: 'BED', name: { en: 'Bed', fr: 'Lit' } })])
const storeFile = join(catalog.folder, 'store.json')
const store = JSON.parse(readFileSync(storeFile, 'utf8')) as object
afterAll(() => catalog.remove())

async function integrations(parts: object) {
  writeFileSync(storeFile, JSON.stringify({ ...store, ...parts }))
  const commerce = await startCommerce({ catalog: catalog.folder })
  const { algolia_config } = await sendForData(commerce.graphqlUrl, Algolia_ConfigDocument)
  const { pinterestOptions } = await sendForData(commerce.graphqlUrl, PinterestOptionsDocument)
  await commerce.stop()
  return { algolia_config, pinterestOptions }
}

test('both are off', async () => {
  expect(await integrations({})).toMatchObject({
    algolia_config: { enabled: false, application_id: null, api_key: null, index_name: null },
    pinterestOptions: {
      is_user_connected: false,
      is_conversion_config_enabled: false,
      current_website_id: 1,
      gdpr_option: 1,
      tag_id: null,
    },
  })
})

test('both as store.json has them', async () => {
  const hostedSearch = { isEnabled: true, applicationId: 'APP1', apiKey: 'abc123', indexName: 'shop_en' }
  const adTracking = { isUserConnected: true, tagId: '2613', isGdprEnabled: true, gdprOption: 2 }
  expect(await integrations({ hostedSearch, adTracking })).toMatchObject({
    algolia_config: { enabled: true, application_id: 'APP1', api_key: 'abc123', index_name: 'shop_en' },
    pinterestOptions: {
      is_user_connected: true,
      is_gdpr_enabled: true,
      gdpr_option: 2,
      gdpr_cookie_name: 'user_allowed_save_cookie',
      tag_id: '2613',
    },
  })
})

test('popular searches are in the language of the store', async () => {
  const popularSearches = [{ en: 'desk', fr: 'bureau' }]
  writeFileSync(storeFile, JSON.stringify({ ...store, popularSearches }))
  const commerce = await startCommerce({ catalog: catalog.folder })
  const wordsOf = async (headers: Record<string, string>) =>
    (await sendForData(commerce.graphqlUrl, StoreConfigDocument, { headers })).storeConfig
      ?.popular_search_terms
  expect([await wordsOf({}), await wordsOf({ store: 'fr' })]).toEqual([['desk'], ['bureau']])
  await commerce.stop()
})

test.each([
  [{ hostedSearch: { isEnabled: true, applicationId: 'APP1' } }, 'needs applicationId, apiKey and indexName'],
  [{ adTracking: { isUserConnected: true } }, 'needs tagId'],
  [{ adTracking: { tagId: '"><script>' } }, 'store.json'],
])('%j stops the start', async (parts, error) => {
  await expect(integrations(parts)).rejects.toThrow(error)
})
