/** What only the shop of the embedded back end says: no page in front of a Magento has it. */
import { brand as loftwood } from '@loftwood/storefront/brands/loftwood/brand.ts'
import enOfBrand from '@loftwood/storefront/brands/loftwood/messages/en.json' with { type: 'json' }
import frOfBrand from '@loftwood/storefront/brands/loftwood/messages/fr.json' with { type: 'json' }
import { brand as plain } from '@loftwood/storefront/brands/plain/brand.ts'
import enOfAll from '@loftwood/storefront/messages/en.json' with { type: 'json' }
import frOfAll from '@loftwood/storefront/messages/fr.json' with { type: 'json' }

/** Texts of all shops that a brand's promise alone brings up. */
const PROMISED = [
  'account.creditEarn',
  'account.noCreditEarn',
  'cart.freeShippingHint',
  'cart.freeShippingMissing',
  'cart.freeShippingReached',
  'checkout.accountOfferEarns',
  'checkout.next.delivery',
  'product.deliveryOffer',
  'product.loyalty',
] as const
/** What it sells. */
const FURNITURE = /\b(?:bunks?|lofts?|beds?|mattress(?:es)?|lits? superposés?|matelas)\b/i
const PLACEHOLDER = /\{[^{}]*\}/

type Texts = Readonly<Record<string, string>>

/** The parts of a brand's texts that no text of all shops has. */
function wordsOf(ofBrand: Texts, ofAll: Texts): string[] {
  const shared = Object.values(ofAll)
  const own = Object.entries(ofBrand).flatMap(([key, text]) => (text === ofAll[key] ? [] : [text]))
  const promised = PROMISED.map((key) => ofAll[key] ?? '')
  const parts = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split(PLACEHOLDER).map((part) => part.trim()))
      .filter((part) => part.length > 5)
  return [...parts(own).filter((part) => !shared.some((text) => text.includes(part))), ...parts(promised)]
}

const WORDS = [...wordsOf(enOfBrand, enOfAll), ...wordsOf(frOfBrand, frOfAll), loftwood.name ?? '']

const pathsOf = ({ help, company, shop, shortcuts = [] }: typeof loftwood) =>
  [...help, ...company, ...shop, ...shortcuts].map(([, path]) => path)
/** Pages that this brand has, and a shop without a brand has not. */
const PAGES = pathsOf(loftwood).filter((path) => !pathsOf(plain).includes(path))

/** Those that are on a page. @param html its text, with attributes such as placeholders */
export function wordsOfOurs(html: string): string[] {
  // Files of the build are named after pages that this shop may not have.
  const said = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*\bmodulepreload\b[^>]*>/gi, '')
    .replaceAll('&#x27;', "'")
  const furniture = FURNITURE.exec(said)?.[0] ?? []
  const linked = PAGES.filter((path) => said.includes(`href="${path}"`))
  return [...WORDS.filter((words) => said.includes(words)), ...linked].concat(furniture)
}
