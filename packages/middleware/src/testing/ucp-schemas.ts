// The JSON schemas of the Universal Commerce Protocol, to check answers with (source and licence are in the file of facts).
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const SHOPPING = 'https://ucp.dev/schemas/shopping'

/** What an answer is, and the schemas that it must fit. */
const SCHEMAS = {
  profile: ['https://ucp.dev/discovery/profile_schema.json#/$defs/business_profile'],
  platform: ['https://ucp.dev/discovery/profile_schema.json#/$defs/platform_profile'],
  search: [`${SHOPPING}/catalog_search.json#/$defs/search_response`],
  lookup: [`${SHOPPING}/catalog_lookup.json#/$defs/lookup_response`],
  product: [`${SHOPPING}/catalog_lookup.json#/$defs/get_product_response`],
  cart: [`${SHOPPING}/cart.json`, `${SHOPPING}/discount.json#/$defs/dev.ucp.shopping.cart`],
  checkout: [
    `${SHOPPING}/checkout.json`,
    ...['discount', 'fulfillment', 'buyer_consent'].map(
      (name) => `${SHOPPING}/${name}.json#/$defs/dev.ucp.shopping.checkout`,
    ),
  ],
  error: [`${SHOPPING}/types/error_response.json`],
} as const

export type UcpAnswer = keyof typeof SCHEMAS

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const file = new URL('facts/ucp-2026-04-08.json', import.meta.url)
const { schemas } = JSON.parse(readFileSync(file, 'utf8')) as { schemas: { $id: string }[] }
for (const schema of schemas) ajv.addSchema(schema)

/** What of an answer does not fit the protocol's schemas; nothing if it is right. */
export const ucpErrors = (kind: UcpAnswer, answer: unknown): string[] =>
  SCHEMAS[kind].flatMap((name) => errorsOf(name, answer))

/** The same of an extension's schema: of what it adds to the answers of a capability. */
export function extensionErrors(extension: { $id: string }, capability: string, answer: unknown): string[] {
  ajv.removeSchema(extension.$id).addSchema(extension)
  return errorsOf(`${extension.$id}#/$defs/${capability}`, answer)
}

function errorsOf(name: string, answer: unknown): string[] {
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`There is no schema ${name}`)
  if (validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
