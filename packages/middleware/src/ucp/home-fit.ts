// The shop's own extension of the catalog: what a home needs for a product, under the shop's reversed domain name. Its name,
// documents and JSON Schema follow from the shop's address.
import { readFit } from '@loftwood/fit/fit-attributes'
import { homeFacts } from '@loftwood/fit/home-facts'
import { z } from 'zod'
import type { Choice, OfferedProduct } from './offered-product.ts'
import { UCP_VERSION, type CapabilityFacts } from './version.ts'

/** Of the extension: a new one with every change of its schema. */
const VERSION = '2026-11-27'
const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'
/** As the protocol's own documents name themselves. */
const SCHEMAS = 'https://ucp.dev/schemas/shopping'
const REVERSED_DOMAIN = /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/

const DESCRIPTION =
  'What a home needs for a product: lengths in inches, weights in pounds. Null is unknown, or without a limit. ' +
  'A variant has facts of its own only where they differ from those of its product.'

const measure = z.number().positive().nullable()

const homeFit = z.object({
  floor_length_in: measure.describe('Floor that it takes'),
  floor_width_in: measure,
  height_in: measure,
  ceiling_least_in: measure.describe(
    'Lowest ceiling under which a child can sit up in the upper bed, on the thickest mattress that it takes',
  ),
  ceiling_comfortable_in: measure.describe('Lowest ceiling under which a child can sit up comfortably'),
  sleepers_at_most: z.int().min(0),
  places: z
    .array(
      z.object({
        place: z.enum(['upper', 'middle', 'lower', 'trundle']),
        mattress_size: z.string(),
        mattress_thickest_in: z.number().min(0).nullable(),
        load_lb: measure,
        youngest_years: z.number().nullable().describe('Children below this age do not sleep there'),
      }),
    )
    .describe('Where one sleeps'),
  door_narrowest_in: measure.describe('Narrowest door through which every carton goes, lengthwise'),
  door_lowest_in: measure,
  carton_heaviest_lb: measure,
  mattress: z
    .object({ size: z.string(), thickness_in: z.number().positive(), sleeper_heaviest_lb: measure })
    .nullable()
    .describe('Where the product is a mattress'),
})

/** e.g. `ca.example.shopping.home_fit`; undefined where the shop's host makes no name, as an IP address. */
export function homeFitName(publicUrl: string): string | undefined {
  const labels = new URL(publicUrl).hostname.split('.').toReversed()
  const name = [...labels.map((label) => label.replaceAll('-', '_')), 'shopping', 'home_fit'].join('.')
  return REVERSED_DOMAIN.test(name) ? name : undefined
}

/** A row of the capabilities. */
export function homeFitCapability(publicUrl: string): Record<string, CapabilityFacts> {
  const name = homeFitName(publicUrl)
  if (name === undefined) return {}
  const documents = `${publicUrl}/ucp/schemas/home-fit`
  return {
    [name]: {
      version: VERSION,
      spec: `${documents}.txt`,
      schema: `${documents}.json`,
      extends: [SEARCH, LOOKUP],
      feature: 'homeFit',
    },
  }
}

/** What is known of it; undefined where nothing is. */
function factsOf(product: OfferedProduct, { own }: Choice): z.output<typeof homeFit> | undefined {
  const measured = own.assembled_length === null ? product : own
  const facts = homeFacts(readFit(own, product), {
    length: measured.assembled_length,
    width: measured.assembled_width,
    height: measured.assembled_height,
  })
  if (!facts) return undefined
  const { ceiling, door, mattress } = facts
  return {
    floor_length_in: facts.length,
    floor_width_in: facts.width,
    height_in: facts.height,
    ceiling_least_in: ceiling?.least ?? null,
    ceiling_comfortable_in: ceiling?.comfortable ?? null,
    sleepers_at_most: facts.places.length,
    places: facts.places.map(({ place, size, thickest, load, youngest }) => ({
      place,
      mattress_size: size,
      mattress_thickest_in: thickest,
      load_lb: load,
      youngest_years: youngest,
    })),
    door_narrowest_in: door?.narrowest ?? null,
    door_lowest_in: door?.lowest ?? null,
    carton_heaviest_lb: facts.carton,
    mattress: mattress && {
      size: mattress.size,
      thickness_in: mattress.thickness,
      sleeper_heaviest_lb: mattress.load,
    },
  }
}

/** The facts of a product, and of those variants that differ, as fields of theirs. @param name none where it is not negotiated */
export function homeFitFields(
  product: OfferedProduct,
  featured: Choice,
  name: string | undefined,
): { ofProduct: object; ofVariant: (choice: Choice) => object } {
  const shown = name === undefined ? undefined : factsOf(product, featured)
  const text = JSON.stringify(shown)
  const fieldsOf = (facts: object | undefined) => (name !== undefined && facts ? { [name]: facts } : {})
  return {
    ofProduct: fieldsOf(shown),
    ofVariant(choice) {
      const own = name === undefined ? undefined : factsOf(product, choice)
      return JSON.stringify(own) === text ? {} : fieldsOf(own)
    },
  }
}

/** The extension's JSON Schema. @throws where the shop's host makes no name */
export function homeFitSchema(publicUrl: string) {
  const [[name, { schema: $id }]] = Object.entries(homeFitCapability(publicUrl)) as [
    [string, CapabilityFacts],
  ]
  const { $schema, ...facts } = z.toJSONSchema(homeFit)
  const fields = { [name]: { $ref: '#/$defs/home_fit' } }
  const product = {
    type: 'object',
    properties: { ...fields, variants: { type: 'array', items: { type: 'object', properties: fields } } },
  }
  const one = { properties: { product: { $ref: '#/$defs/product' } } }
  const several = { properties: { products: { type: 'array', items: { $ref: '#/$defs/product' } } } }
  const answer = (ref: string, added: object) => ({ allOf: [{ $ref: `${SCHEMAS}/${ref}` }, added] })
  const version = { min: UCP_VERSION }
  return {
    $schema,
    $id,
    name,
    title: 'What fits a home',
    description: DESCRIPTION,
    requires: { protocol: version, capabilities: { [SEARCH]: version, [LOOKUP]: version } },
    $defs: {
      home_fit: facts,
      product,
      [SEARCH]: answer('catalog_search.json#/$defs/search_response', several),
      [LOOKUP]: {
        anyOf: [
          answer('catalog_lookup.json#/$defs/lookup_response', several),
          answer('catalog_lookup.json#/$defs/get_product_response', one),
        ],
      },
    },
  }
}

/** The same for people. */
export function homeFitText(publicUrl: string): string {
  const { name, title, description, $id } = homeFitSchema(publicUrl)
  const fields = Object.entries(homeFit.shape).map(([field, { description: about }]) =>
    about ? `${field}: ${about}.` : field,
  )
  return [title, name, description, ...fields, `Schema: ${$id}`].join('\n') + '\n'
}
