// Downloadable products: some links are chosen where they are sold one by one, else all come along.
import type { DownloadLink } from '../../product/product-doc.ts'
import { toDollars } from '../../platform/money.ts'
import { downloadLinkUid } from '../../product/option-uids.ts'
import type { SalesContext } from '../sales-context.ts'
import { type CartUserError, cartUserError } from '../cart-user-error.ts'
import { virtual } from './plain.ts'
import type { Choice, ChosenLine, ProductTypeRule, ChoiceRequest } from './product-type.ts'

export const downloadable: ProductTypeRule = {
  ...virtual,
  earnsCredit: true,
  cartItem: 'DownloadableCartItem',
  orderItem: 'DownloadableOrderItem',
  choose,
  price: (line) => {
    const { regular, final } = line.product.doc.price
    if (!line.product.doc.downloads?.areLinksSoldSeparately) return { regular, final }
    const added = chosenLinks(line).reduce((sum, link) => sum + link.price, 0)
    return { regular: regular + added, final: final + added }
  },
  fields: (line, { language }: SalesContext) => ({
    links: chosenLinks(line).map((link, index) => ({
      uid: downloadLinkUid(link.id),
      id: link.id,
      title: link.title[language],
      price: toDollars(link.price),
      sort_order: index + 1,
    })),
    samples: (line.product.doc.downloads?.samples ?? []).map((sample, index) => ({
      title: sample.title[language],
      sort_order: index + 1,
    })),
  }),
  optionTexts: (line) => {
    const { downloads } = line.product.doc
    if (!downloads?.areLinksSoldSeparately) return []
    return chosenLinks(line).map((link) => ({ label: downloads.title, value: link.title }))
  },
}

/** The links of a line, in the order of the product; one that is no longer offered is left out. */
export function chosenLinks({ product, choice }: Pick<ChosenLine, 'product' | 'choice'>): DownloadLink[] {
  return (product.doc.downloads?.links ?? []).filter(({ id }) => choice.links?.includes(id))
}

/** Files are downloaded from an account, so guests cannot buy them. */
export function hasDownloads(lines: readonly Pick<ChosenLine, 'product'>[]): boolean {
  return lines.some(({ product }) => product.doc.downloads !== undefined)
}

function choose({ product, picked }: ChoiceRequest): Choice | CartUserError {
  const { downloads } = product.doc
  const all = (downloads?.links ?? []).map(({ id }) => id)
  if (!downloads?.areLinksSoldSeparately) return { sold: product, choice: { links: all } }
  const requested = picked.flatMap((pick) => (pick.kind === 'download' ? pick.linkId : []))
  const links = all.filter((id) => requested.includes(id))
  if (links.length === 0) return cartUserError('LINKS_MISSING')
  if (requested.some((id) => !all.includes(id))) return cartUserError('OPTION_UNKNOWN')
  return { sold: product, choice: { links } }
}
