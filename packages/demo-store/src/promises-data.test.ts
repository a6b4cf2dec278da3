/** What the texts say of where the shop delivers, and of who may sleep up high, agrees with its rules. */
import { expect, it } from 'vitest'
import { catalog, contentOf, rules } from './testing/demo-data.ts'

type Language = 'en' | 'fr'

const canada = rules.countries.find(({ id }) => id === 'CA')
const regions = canada?.regions ?? []
/** Regions where a method of the carrier goes. */
const reached = (carrier: string) =>
  new Set(
    rules.shippingMethods
      .filter(({ carrierCode }) => carrierCode === carrier)
      .flatMap(({ zones }) => zones.flatMap(({ provinces }) => provinces)),
  )
const freight = reached('loftwood_freight')
const parcel = reached('loftwood_parcel')
const namesOf = (codes: (code: string) => boolean, language: Language) =>
  regions.filter(({ code }) => codes(code)).map(({ name }) => name[language])

/** The sentence of a text that has these words. */
function sentence(identifier: string, language: Language, words: RegExp): string {
  const found = contentOf(identifier, language)
    ?.split(/<[^>]*>|(?<=[.?!])\s/)
    .find((part) => words.test(part))
  expect(found, `${identifier}.${language} ${words.source}`).toBeDefined()
  return found ?? ''
}

const named = (text: string, language: Language) =>
  namesOf(() => true, language).filter((name) => text.includes(name))

const WORDS = {
  en: {
    freight: /^Freight does not reach/,
    parcels: /^Parcels do not reach/,
    abroad: /^We do not deliver to/,
    provinces: /^We deliver to/,
    counts: new Map([[10, 'ten']]),
  },
  fr: {
    freight: /^Le transport de meubles ne se rend/,
    parcels: /^Les colis ne se rendent pas/,
    abroad: /^Nous ne livrons (?:pas|ni)/,
    provinces: /^Nous livrons dans/,
    counts: new Map([[10, 'dix']]),
  },
} as const

it.each(['en', 'fr'] as const)(
  'says where nothing is delivered as the shipping methods do: %s',
  (language) => {
    const words = WORDS[language]
    const page = (which: RegExp) => sentence('shipping-info', language, which)
    expect(named(page(words.freight), language)).toEqual(namesOf((code) => !freight.has(code), language))
    expect(named(page(words.parcels), language)).toEqual(namesOf((code) => !parcel.has(code), language))
    const abroad = page(words.abroad)
    for (const { name, isDeliveredTo } of rules.countries)
      expect(abroad.includes(name[language]), name[language]).toBe(!isDeliveredTo)
    const home = sentence('home-shipping', language, words.provinces)
    expect(home).toContain(` ${words.counts.get(freight.size)} provinces`)
    expect(named(home, language)).toEqual(namesOf((code) => parcel.has(code) && !freight.has(code), language))
    const nowhere = namesOf((code) => !parcel.has(code) && !freight.has(code), language)
    expect(named(sentence('shipping-modal', language, words.abroad), language)).toEqual(nowhere)
    expect(named(sentence('faq', language, /cannot serve|ne desservons pas/), language)).toEqual(
      expect.arrayContaining(nowhere),
    )
  },
)

/** Younger than six, as texts say it. */
const TOO_YOUNG =
  /\b(?:two|three|four|five|[2-5])[- ]years?[- ]olds?|(?<!\p{L})(?:deux|trois|quatre|cinq|[2-5])\sans(?!\p{L})/iu
const UP_HIGH = /\b(?:upper|top) (?:bunk|bed)|\blit (?:du haut|supérieur)|\bdort en haut|\bsleeps? up/iu

/** Every text of products, reviews and pages, sentence by sentence. */
const sentences = [
  ...catalog.products.flatMap(({ shortDescription, description }) =>
    [shortDescription, description].flatMap((text) => (text ? [text.en, text.fr] : [])),
  ),
  ...catalog.reviews.map(({ summary, text }) => `${summary}. ${text}`),
  ...catalog.content.values(),
].flatMap((text) => text.split(/<[^>]*>|(?<=[.?!;])\s/))

it('puts nobody under six into a high bed', () => {
  expect(sentences.filter((text) => TOO_YOUNG.test(text)).length).toBeGreaterThan(5)
  expect(sentences.filter((text) => TOO_YOUNG.test(text) && UP_HIGH.test(text))).toEqual([])
})

it('says how long a bed that is sold to camps is warranted there', () => {
  const ofCamps = catalog.products.filter((p) => /\bcamps\b/.test(p.shortDescription.en))
  expect(ofCamps).not.toEqual([])
  for (const { sku, attributes } of ofCamps)
    expect(JSON.stringify(attributes.warranty_note), sku).toMatch(/2\s+years in camps/)
})

it.each(['en', 'fr'] as const)('a triple bunk takes thinner mattresses than other bunks: %s', (language) => {
  const bunks = catalog.products.filter(({ attributes }) =>
    /lower/.test(`${attributes['fit_beds'] as string}`),
  )
  const limits = (isTriple: boolean) =>
    new Set(
      bunks
        .map(({ attributes }) => `${attributes['fit_beds'] as string}`)
        .filter((beds) => beds.includes('upper') && beds.includes('middle') === isTriple)
        .map((beds) => /upper \w+ (\d+)/.exec(beds)?.[1]),
    )
  expect([...limits(true)]).toEqual(['6'])
  expect([...limits(false)]).toEqual(['7'])
  const said = /triple[^<.]*\b(?:six|6)\b|\b(?:six|6)\b[^<.]*triple/i
  for (const identifier of ['faq', 'health-notice', 'product-mattress-fit'])
    expect(contentOf(identifier, language)?.replaceAll('</td><td>', ' '), identifier).toMatch(said)
})

it.each([
  ['en', 'two and a half to four hours'],
  ['fr', 'deux heures et demie à quatre heures'],
] as const)('a bunk takes as long to assemble as its page says: %s', (language, words) => {
  const hours = catalog.products
    .filter(({ attributes }) => /upper.*lower/.test(`${attributes['fit_beds'] as string}`))
    .map(({ attributes }) =>
      /(\d)\sh(?:ours?)?(?:\s(\d+)\smin)?/.exec(JSON.stringify(attributes['assembly'])),
    )
    .map((match) => Number(match?.[1]) + Number(match?.[2] ?? 0) / 60)
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([2.5, 4])
  expect(contentOf('faq', language)).toContain(words)
})

it.each([
  ['en', 'to'],
  ['fr', 'à'],
] as const)('a parcel is on the road as long as its zones say: %s', (language, to) => {
  const days = rules.shippingMethods
    .filter(({ carrierCode }) => carrierCode === 'loftwood_parcel')
    .flatMap(({ zones }) => zones.flatMap(({ deliveryDays }) => (deliveryDays ? [deliveryDays] : [])))
  const [min, max] = [Math.min(...days.map((each) => each.min)), Math.max(...days.map((each) => each.max))]
  expect(contentOf('shipping-modal', language)?.replaceAll('\u00a0', ' ')).toContain(` ${min} ${to} ${max} `)
})
