/** Facts that two packages state, as neither may read the other. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

/** @returns the number of the constant in every file below the folder that has it */
const numbersOf = (name: string, folder: string): string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: ROOT }).flatMap((file) => {
    const [, number = []] =
      new RegExp(`const ${name} = (\\d+)`).exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
    return number
  })

it('the search finds beds for the ages that the page of a bed names', () => {
  const [ofPage, ...others] = numbersOf('YOUNGEST_ABOVE', 'packages/fit/src')
  expect(ofPage).toMatch(/^\d+$/)
  expect(others).toEqual([])
  expect(numbersOf('YOUNGEST_ABOVE', 'packages/commerce/src/search')).toEqual([ofPage])
})

const source = (file: string) => readFileSync(join(ROOT, 'packages', file), 'utf8')

it('the link of an agent has one address, one cookie and one life in both servers', () => {
  const storefront = source('storefront/server/hand-over.ts')
  const middleware = source('middleware/src/ucp/sessions.ts')
  const [, path = ''] = /continueCheckout: '(.+)'/.exec(source('storefront/src/paths.ts')) ?? []
  expect(path).toMatch(/^\/\w/)
  expect(source('middleware/src/ucp/carts.ts')).toContain(`${path}?token=`)
  expect(source('storefront/public/sw.js')).toContain(`endsWith('${path}')`)
  const [, cookie = ''] = /NONCE = '([\w-]+)'/.exec(storefront) ?? []
  expect(cookie).not.toBe('')
  expect(source('middleware/src/ucp/hand-over.ts')).toContain(`['${cookie}']`)
  const [, life = ''] = /NONCE_LIFE_MS = (.+)/.exec(storefront) ?? []
  expect(life).not.toBe('')
  expect(middleware).toContain(`const LIFE_MS = ${life}\n`)
})

const json = (file: string) => JSON.parse(source(file))

interface Showroom {
  code: string
  city: string
}
interface ShippingMethod {
  pickupAt?: string
  zones: { provinces: string[] }[]
}

/** In French by their codes: names would take a line of the product page. */
const PROVINCES: Record<string, Record<string, string>> = {
  en: { ON: 'Ontario', NB: 'New Brunswick', PE: 'PEI' },
}

it.each(['en', 'fr'])('a product page names the places of pick-up and their provinces: %s', (language) => {
  const offer: string = json(`storefront/brands/loftwood/messages/${language}.json`)['product.deliveryOffer']
  const { showrooms }: { showrooms: Showroom[] } = json('demo-store/data/store.json')
  const named = [...offer.matchAll(/(\p{Lu}[\p{L}-]+) (?:for|pour) /gu)].map(([, city]) => city)
  const methods: ShippingMethod[] = json('demo-store/data/shipping-methods.json')
  const offered = methods.flatMap(({ pickupAt, zones }) =>
    showrooms
      .filter(({ code }) => code === pickupAt)
      .map(({ city }) => ({ city, codes: zones.flatMap(({ provinces }) => provinces) })),
  )
  expect(named).toEqual(offered.map(({ city }) => city))
  const list = new Intl.ListFormat(language)
  for (const { city, codes } of offered) {
    const provinces = list.format(codes.map((code) => PROVINCES[language]?.[code] ?? code))
    expect(offer).toMatch(new RegExp(`${city} (?:for|pour) ${provinces}`))
  }
})

it.each(['en', 'fr'])(
  'a mattress costs as much to collect on its page as on that of returns: %s',
  (language) => {
    const texts = json(`storefront/brands/loftwood/messages/${language}.json`)
    for (const key of ['product.returnsUnopened', 'product.returnsOfSet']) {
      const [said] = /\$\d+|\d+\u00a0\$/.exec(texts[key]) ?? []
      expect(said, key).toBeDefined()
      expect(source(`demo-store/data/content/return-policy.${language}.html`)).toContain(said)
    }
  },
)

it.each(['en', 'fr'])('returns cost as much in the dialog of a product as on their page: %s', (language) => {
  const text = (name: string) => source(`demo-store/data/content/${name}.${language}.html`)
  const amounts = (words: string) => new Set(words.match(/\$\d+|\d+\u00a0\$/g))
  const [returns = ''] = /<strong>(?:Returns|Retours)<.*/.exec(text('shipping-modal')) ?? []
  expect(amounts(returns).size).toBe(3)
  expect(amounts(returns)).toEqual(amounts(text('return-policy')))
})

it('both ends know which payments come before the work', () => {
  const codes = (file: string) =>
    source(file)
      .split("  code: '")
      .slice(1)
      .flatMap((method) => (method.includes('isPaidFirst: true') ? [method.split("'")[0]] : []))
      .toSorted()
  const ofShop = codes('storefront/src/checkout/payment/offline-methods.ts')
  expect(ofShop.length).toBeGreaterThan(0)
  expect(codes('commerce/src/cart/payment-methods.ts')).toEqual(ofShop)
})

interface Category {
  urlKey: Record<string, string>
  children?: Category[]
}
interface Product {
  categories: string[]
  type: string
  model: { kind: string }
}

it('the planner leaves out the categories that have nothing to stand on a floor', () => {
  const [, kinds = ''] =
    /ON_FLOOR[^[]*\['model'\][^[]*\['kind'\]> = new Set\(\[([^\]]*)\]/.exec(
      source('storefront/src/planner/furniture-of.ts'),
    ) ?? []
  const products: Product[] = globSync('packages/demo-store/data/products/*.json', { cwd: ROOT }).flatMap(
    (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
  )
  const withFurniture = products
    .filter(({ type, model }) => type !== 'grouped' && kinds.includes(`'${model.kind}'`))
    .flatMap(({ categories }) => categories)
  expect(withFurniture.length).toBeGreaterThan(50)
  /** Paths in English and, for each of them, in French, of the topmost ones without furniture. */
  const emptyBelow = (categories: Category[], en = '', fr = ''): string[] =>
    categories.flatMap(({ urlKey, children = [] }) => {
      const [path, inFrench] = [`${en}${urlKey['en']}`, `${fr}${urlKey['fr']}`]
      const hasSome = withFurniture.some((each) => `${each}/`.startsWith(`${path}/`))
      return hasSome ? emptyBelow(children, `${path}/`, `${inFrench}/`) : [path, inFrench]
    })
  const empty = emptyBelow(json('demo-store/data/categories.json'))
  expect(empty.length).toBeGreaterThan(0)
  const [, list = ''] =
    /offFloorCategories: \[([^\]]*)\]/.exec(source('storefront/brands/loftwood/brand.ts')) ?? []
  expect([...list.matchAll(/'(.+)'/g)].map(([, path]) => path).toSorted()).toEqual(empty.toSorted())
})

it('what is made leaves as late as its option of the catalog says', () => {
  const [, table = ''] = /leadDays: \{(.*)\}/.exec(source('storefront/brands/loftwood/brand.ts')) ?? []
  const said = [...table.matchAll(/(\d+): \[(\d+), (\d+)\]/g)].map((match) => match.slice(1).map(Number))
  const attributes: { code: string; options?: { code: string; id: number }[] }[] = json(
    'demo-store/data/attributes.json',
  )
  const options = attributes.find(({ code }) => code === 'att_quick_ship')?.options ?? []
  const due = options.flatMap(({ code, id }) => {
    const [, least, most] = /^ships_in_(\d+)_to_(\d+)_weeks$/.exec(code) ?? []
    return least ? [[id, Number(least) * 7, Number(most) * 7]] : []
  })
  expect(due.length).toBe(options.length - 1)
  expect(said).toEqual(due)
})

it.each([
  ['en', 'shipped, or ready for pick-up', '%'],
  ['fr', 'prêtes? pour la cueillette', '\u00a0%'],
])('screens, mails and FAQ grant store credit at the same time: %s', (language, when, percent) => {
  const messages = json(`storefront/messages/${language}.json`)
  const faq = source(`demo-store/data/content/faq.${language}.html`)
  const [mail = ''] =
    source('commerce/src/order/order-mail-texts.ts').match(new RegExp(`earns: .*\\n.*${when}`, 'g')) ?? []
  for (const text of [messages['cart.earnedCredit'], messages['account.creditEarn'], faq, mail])
    expect(text).toMatch(new RegExp(when))
  expect(faq).toContain(` ${json('demo-store/data/store.json').loyaltyCreditPercent}${percent}`)
})

interface SetOrPiece {
  sku: string
  type: string
  attributes: { att_quick_ship?: string }
  bundle?: { options: { isRequired?: boolean; selections: { sku: string }[] }[] }
}

it('a set leaves as late as the slowest piece that it offers', () => {
  const products: SetOrPiece[] = globSync('packages/demo-store/data/products/*.json', { cwd: ROOT }).flatMap(
    (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
  )
  const LEADS = ['ships_within_a_week', 'ships_in_2_to_3_weeks', 'ships_in_4_to_6_weeks']
  const leadOf = ({ attributes }: SetOrPiece) => LEADS.indexOf(attributes.att_quick_ship ?? '')
  const pieces = products.filter(({ type }) => type !== 'bundle')
  const leadOfPiece = (sku: string) =>
    Math.max(...pieces.filter((piece) => `${sku}-`.startsWith(`${piece.sku}-`)).map(leadOf))
  const sets = products.flatMap(({ bundle, ...set }) => (bundle ? [{ ...set, options: bundle.options }] : []))
  expect(sets.length).toBeGreaterThan(5)
  for (const { options, ...set } of sets) {
    const offered = options.filter(({ isRequired = true }) => isRequired)
    const leads = offered.flatMap(({ selections }) => selections.map(({ sku }) => leadOfPiece(sku)))
    expect(leadOf(set), set.sku).toBe(Math.max(...leads))
  }
})

it.each(['en', 'fr'])('cart and mails say alike when what is picked up is packed: %s', (language) => {
  const messages = json(`storefront/messages/${language}.json`)
  for (const key of ['cart.packedWithin', 'cart.packedIn']) {
    const words = messages[key].replace('{min}', '${least}').replace('{max}', '${most}')
    expect(source('commerce/src/order/leaving-times.ts')).toContain(`${language}: \`${words}\``)
  }
})

it('shop, mails and agents link one page about returns', () => {
  const [, page = ''] = /returnPolicy: '(.+)'/.exec(source('storefront/src/paths.ts')) ?? []
  expect(source('storefront/brands/loftwood/brand.ts')).toContain('returnPage: paths.returnPolicy')
  expect(json('demo-store/data/store.json').returnPage).toBe(page)
  expect(source('middleware/src/ucp/checkout-answer.ts')).toContain(`{view.url}${page}\``)
})

it.each([
  ['en', 'days'],
  ['fr', 'jours'],
])('the policy about privacy tells how long the cookies live: %s', (language, days) => {
  const cookies = source('middleware/src/integrations/commerce/cookies.ts')
  const lives = [...cookies.matchAll(/maxAgeSeconds: (\d+) \* (\w+)/g)].map(
    ([, number, unit]) => `${number} ${unit === 'DAY' ? days : unit}`,
  )
  const rows = source(`demo-store/data/content/privacy-policy.${language}.html`).matchAll(/<td>(\d+)\s(\w+)/g)
  expect(lives.length).toBeGreaterThan(0)
  expect(new Set([...rows].map(([, number, unit]) => `${number} ${unit}`))).toEqual(new Set(lives))
})
