/** The shop's own tools for agents: the rules of its pages, in schemas that a language model can afford to read. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '../fixtures/index.ts'

interface Bed {
  sku: string
  url: string
  reasons: string[]
}

interface Checked {
  checks: { about: string; fits: boolean | null; reason: string }[]
}

interface Places {
  places: { size: string; thickest_in: number | null; mattresses: { thickness_in: number }[] }[]
}

const OWN = ['find_beds_that_fit', 'check_bed_fits_room', 'mattresses_for_bed', 'delivered_price_and_date']

interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Each number of a schema, with what says its unit: `name: description`. */
function numbersIn(schema: Schema, name: string, said = ''): string[] {
  const { type = [], description = said, properties = {}, items, anyOf = [] } = schema
  const isNumber = [type].flat().some((each) => /^(?:number|integer)$/.test(each))
  return [
    ...(isNumber ? [`${name}: ${description}`] : []),
    ...Object.entries(properties).flatMap(([key, value]) => numbersIn(value, key)),
    ...[items ?? [], anyOf].flat().flatMap((part) => numbersIn(part, name, description)),
  ]
}

async function connect(baseURL: string | undefined) {
  const client = new Client({ name: 'agent', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseURL}/ucp/mcp`)))
  const call = async <Answer>(name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent as Answer
  return { client, call }
}

test('tools say their units, and what they are in few words', async ({ baseURL }) => {
  const { client } = await connect(baseURL)
  const { tools } = await client.listTools()
  const own = tools.filter(({ name }) => OWN.includes(name))
  expect(own.map(({ name }) => name)).toEqual(OWN)
  // A token is four characters of English or so.
  expect(own.map(({ description }) => description).join(' ').length / 4).toBeLessThan(300)
  const numbers = own.flatMap(({ name, inputSchema, outputSchema }) => {
    expect(outputSchema?.type).toBe('object')
    return [inputSchema, outputSchema].flatMap((schema) => numbersIn(schema as Schema, name))
  })
  expect(numbers).toEqual(
    expect.arrayContaining([
      'depth_in: ',
      'sleeper_ages_years: ',
      'thickest_in: ',
      'thickness_in: ',
      'amount: In dollars',
    ]),
  )
  expect(numbers.filter((number) => !/_(?:in|years): |: In dollars$/.test(number))).toEqual([])
})

test('the finder and the tool answer the same question with the same beds', async ({ request, baseURL }) => {
  const { call } = await connect(baseURL)
  const pathsOf = async (args: Record<string, unknown>) => {
    const { beds } = await call<{ beds: Bed[] }>('find_beds_that_fit', args)
    for (const { reasons } of beds) expect(reasons.length > 0).toBe(Object.keys(args).length > 0)
    return beds.map(({ url }) => new URL(url).pathname)
  }
  const all = await pathsOf({})
  const fitting = await pathsOf({
    sleeper_ages_years: [18, 18],
    ceiling_height_in: 96,
    floor_length_in: 87,
    floor_width_in: 66,
  })
  expect(fitting.length).toBeGreaterThan(0)
  expect(fitting.length).toBeLessThan(all.length)
  const page = await request.get('/find-a-bed?who=18,18&ceiling=96&floor=wide&with=any&budget=any')
  const links = Array.from((await page.text()).matchAll(/href="([^"?#]+)"/g), ([, path = '']) => path)
  const shown = [...new Set(links)].filter((path) => all.includes(path))
  expect(shown).toEqual(fitting)
})

test('a bed is checked against a room and its way in', async ({ baseURL }) => {
  const { call } = await connect(baseURL)
  const { checks } = await call<Checked>('check_bed_fits_room', {
    bed_sku: 'LAU-BNK-HI',
    sleeper_ages_years: [4, 9],
    ceiling_height_in: 72,
    floor_length_in: 120,
    floor_width_in: 60,
    door: { width_in: 4, height_in: 80 },
  })
  expect(checks.map(({ about, fits }) => [about, fits])).toEqual([
    ['sleepers', true],
    ['ceiling', false],
    ['floor', true],
    ['door', false],
  ])
  expect(checks[1]?.reason).toContain('too low to sit up')
  const { places } = await call<Places>('mattresses_for_bed', { bed_sku: 'LAU-BNK-HI' })
  expect(places.length).toBeGreaterThan(1)
  for (const { thickest_in, mattresses } of places) {
    expect(mattresses.length).toBeGreaterThan(0)
    for (const { thickness_in } of mattresses)
      expect(thickness_in).toBeLessThanOrEqual(thickest_in ?? Infinity)
  }
  await expect(call('check_bed_fits_room', { bed_sku: 'NO-SUCH' })).rejects.toThrow('There is no product')
})

test('reasons are in the language of the context, else of the caller', async ({ baseURL }) => {
  const { call } = await connect(baseURL)
  const context = { language: 'fr-CA' }
  const room = {
    ceiling_height_in: 96,
    floor_length_in: 120,
    floor_width_in: 60,
    door: { width_in: 30, height_in: 80 },
  }
  const args = { bed_sku: 'LAU-BNK-HI', sleeper_ages_years: [4, 9], ...room }
  const english = await call<Checked>('check_bed_fits_room', args)
  const french = await call<Checked>('check_bed_fits_room', { ...args, context })
  expect(french.checks.map(({ fits }) => fits)).toEqual(english.checks.map(({ fits }) => fits))
  const reasons = french.checks.map(({ reason }) => reason)
  expect(reasons[0]).toContain('9 ans\u00a0: lit du haut')
  expect(reasons.slice(1)).toEqual([
    expect.stringContaining('po entre le matelas du haut et un plafond de 96 po'),
    expect.stringContaining('po au sol'),
    'Toutes les boîtes passent.',
  ])
  const { beds } = await call<{ beds: Bed[] }>('find_beds_that_fit', { ceiling_height_in: 96, context })
  expect(beds[0]?.reasons[0]).toMatch(/po entre le matelas du haut|sous tout plafond/)
  expect(new URL(beds[0]?.url ?? '').pathname).toMatch(/^\/fr\//)
})

test('a price at the door adds up, in the province of the postal code', async ({ baseURL }) => {
  const { call } = await connect(baseURL)
  const price = await call<{
    province: string
    total: number
    goods: number
    delivery: number
    taxes: { amount: number }[]
  }>('delivered_price_and_date', { sku: 'LAU-BNK-HI', postal_code: 'h2x1y4' })
  expect(price.province).toBe('QC')
  const taxes = price.taxes.reduce((sum, { amount }) => sum + amount, 0)
  expect(price.goods + price.delivery + taxes).toBeCloseTo(price.total, 2)
  await expect(call('delivered_price_and_date', { sku: 'LAU-BNK-HI', postal_code: '90210' })).rejects.toThrow(
    'postal_code',
  )
})
