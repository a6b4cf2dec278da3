// Vite plugin: `virtual:texts` loads the texts and facts of a brand in a language, `virtual:brand-styles.css` has the colours of
// all brands. The ICU texts are compiled, so that the browser gets no parser, and only its own brand and language.
import { globSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { TextPart } from '../src/platform/i18n/translator.ts'
import { brands, fileOf, languagesOf, ownTextsOf, textFiles, textsOf } from './text-files.ts'

const TEXTS = 'virtual:texts'
const STYLES = 'virtual:brand-styles.css'
const OF_BRAND = /^\0?virtual:texts\/([\w-]+)\/(\w+)\/(first|list|product|later)$/
const OFFERS = /^\0?virtual:texts\/([\w-]+)\/offers$/
/** The sentences that offer a language, which pages in other languages show. */
const IS_OFFER = /^offer\./
/**
 * Texts that the first load of most public pages does not need: they come with the code that shows them, which is that of
 * personal pages, contact and stores, overlays and views on demand.
 */
const IS_LATER = new RegExp(
  [
    /^(?:account|captcha|cards|carton|checkout|compare|erase|express|fit|handOver|llms|mattress|myHome|order|pay|person|stockAlert)\./,
    // Of the error pages that a working shop answers: without a connection the others must be there.
    /^error\.(?:limited|limitedDetail|mainPage|notFound|notFoundTitle|soldOut\w*)$/,
    /^planner\.(?!title$)/,
    /^info\.(?!\w+\.title$)/,
    /^delivered\.(?!ask$|to$)/,
    /^auth\.(?!notAuthorized$|register$|signIn$)/,
    /^cart\.(?!button$|downloadNeedsAccount$|empty$|title$|wholeQuantity$)/,
    /^wishlist\.(?!addNamed$|button$|failed$|toggle$)/,
    /^(?:contact|finder|stores)\.(?!lead$|start$|title$)/,
    /^form\.(?:check$|current|emailInvalid$|first|hide|last|least|new|optional$|password|plainName$|repeat|show|tooLong$)/,
    /^notices\.mailsSent$/,
    /^newsletter\.(?:confirm|linkFailed|subscribed$|unsubscribe)/,
    // What checkout and sign-in are refused with, and what the suggestions of the search say.
    /^refused\.(?!soldOut$|tooMany$)/,
    /^search\.(?:all|categories|found|none|popular|products)$/,
    /^(?:listing\.show|product\.(?:linkCopied|linkFailed|moreReviews|noReviews|reviewBy|reviews|starsRow|zoom))$/,
    // The long sections of a product.
    /^product\.(?:description|related|shipping\w*|spec\.(?!length|width|height)\w+|specifications|upsell)$/,
    // Fields of a product besides its variant: of few products.
    /^product\.(?:adds|amount\w*|choose|contactUs|countOf|dayPassed|file\w+|maxLength|members|nothing|ownAmount|plus|seeOption|without)$/,
    /^product\.(?:ar\.(?!open$)|view3d\.(?!failed$|loading$|open$))/,
    /^(?:consent\.(?!settings$)|review\.|sizeGuide\.(?!title$))/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Of lists of products: their filters, order and pages, and what a row of the wide view says. */
const IS_OF_LIST =
  /^(?:category|height|listing|sort)\.|^search\.(?:heading|instead|pages|prompt)$|^(?:bestSellers|madeInCanada|newArrivals|quickShip)\.lead$/
/** Texts of a product's page and of wide rows alike. */
const IS_OF_ROW =
  /^product\.(?:addFailed|addToCart|adding|chooseOptions|inStock|only\w+|orderable|spec\.\w+|tooMany\w*)$|^wishlist\.addNamed$/
/** Of a product's page, besides its own. */
const IS_BESIDE_PRODUCT = /^cart\.(?:downloadNeedsAccount|wholeQuantity)$/
/** What cards show everywhere. */
const IS_OF_CARD = /^product\.(?:colours|from|home|price|rating|regularPrice|salePrice|soldOut)$/

/**
 * What each part holds; a text may be in several, and is in the first if it is in no other. src/app/page-texts.ts says which
 * pages load which.
 */
export const PARTS: Readonly<Record<TextPart, (key: string) => boolean>> = {
  list: (key) => !IS_LATER.test(key) && (IS_OF_LIST.test(key) || IS_OF_ROW.test(key)),
  product: (key) =>
    !IS_LATER.test(key) &&
    !IS_OF_CARD.test(key) &&
    [/^product\./, IS_OF_ROW, IS_BESIDE_PRODUCT].some((texts) => texts.test(key)),
  later: (key) => IS_LATER.test(key),
}
const isFirst = (key: string) => !Object.values(PARTS).some((holds) => holds(key))

/** Each an own module, so that a page loads one. */
function loaders(): string {
  const rows = brands().map((brand) => {
    const entries = languagesOf(brand).map(
      (language) => `${language}: { ${partsOf(`${TEXTS}/${brand}/${language}`)} }`,
    )
    return `${JSON.stringify(brand)}: { ${entries.join(', ')} }`
  })
  const offers = brands().map((brand) => `${JSON.stringify(brand)}: () => import('${TEXTS}/${brand}/offers')`)
  return `export const texts = { ${rows.join(', ')} }\nexport const offers = { ${offers.join(', ')} }`
}

/** Each language's own, never those of another. */
function offersOf(brand: string): string {
  const entries = languagesOf(brand).map((language) => {
    const texts = Object.entries(ownTextsOf(brand, language)).filter(([key]) => IS_OFFER.test(key))
    return [language, Object.fromEntries(texts)] as const
  })
  return `export const offers = ${JSON.stringify(Object.fromEntries(entries))}`
}

const partsOf = (module: string) =>
  ['first', ...Object.keys(PARTS)].map((part) => `${part}: () => import('${module}/${part}')`).join(', ')

function compiled({ brand, language, part }: Record<'brand' | 'language' | 'part', string>): string {
  const entries = Object.entries(textsOf(brand, language))
    .filter(([key]) => (PARTS[part as TextPart] ?? isFirst)(key) && !IS_OFFER.test(key))
    .map(([key, text]) => [key, compileMessage(text)] as const)
  const facts = `export { brand } from ${JSON.stringify(fileOf(`brands/${brand}/brand.ts`))}`
  return `${part === 'first' ? facts : ''}\nexport const messages = ${JSON.stringify(Object.fromEntries(entries))}`
}

const styles = () =>
  globSync(fileOf('brands/*/brand.css'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('')

/** Serves the compiled texts and the brands' styles, and reloads them when their files change. */
export function messagesPlugin(): Plugin {
  return {
    name: 'loftwood:messages',
    resolveId: (id) =>
      id === TEXTS || id === STYLES || OF_BRAND.test(id) || OFFERS.test(id)
        ? `\0${id.replace('\0', '')}`
        : undefined,
    load(id) {
      if (id === `\0${TEXTS}`) return loaders()
      if (id === `\0${STYLES}`) {
        for (const file of globSync(fileOf('brands/*/brand.css'))) this.addWatchFile(file)
        return styles()
      }
      const [, offering] = OFFERS.exec(id) ?? []
      if (offering !== undefined) return offersOf(offering)
      const [, brand, language, part] = OF_BRAND.exec(id) ?? []
      if (brand === undefined || language === undefined || part === undefined) return
      for (const file of textFiles(brand, language)) this.addWatchFile(fileOf(file))
      return compiled({ brand, language, part })
    },
  }
}
