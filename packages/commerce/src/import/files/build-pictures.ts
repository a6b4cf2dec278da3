// Which of the catalog's pictures a product or variant shows, and what each is called.
import { type CloseUp, closeUpOf } from '@loftwood/demo-store/close-up'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Choice } from '@loftwood/demo-store/variant-skus'
import type { Language } from '../../platform/analyze-text.ts'
import { choiceText } from './build-context.ts'
import type { BuildContext, Picture } from './build-context.ts'
import type { ProductPicture } from '../../product/product-doc.ts'

/** The views in the order of the gallery, and how a label names them. A card shows the first two. */
const views: Record<Picture['view'], Record<Language, string> | null> = {
  hero: null,
  room: { en: 'in a room', fr: 'dans une chambre' },
  detail: { en: 'detail', fr: 'détail' },
  angle: { en: 'seen from an angle', fr: 'vue de biais' },
  above: { en: 'seen from above', fr: 'vue d’en haut' },
  side: { en: 'seen from the side', fr: 'vue de côté' },
  dimensions: { en: 'dimensions', fr: 'dimensions' },
  turntable: { en: 'turning around once', fr: 'un tour complet' },
}

/** How a label names the detail of a bed. */
const closeUps: Record<CloseUp, Record<Language, string>> = {
  ladder: { en: 'close-up of the ladder', fr: 'gros plan de l’échelle' },
  stairs: { en: 'close-up of a drawer in the stairs', fr: 'gros plan d’un tiroir de l’escalier' },
  drawer: { en: 'close-up of a drawer', fr: 'gros plan d’un tiroir' },
  corner: { en: 'close-up of a post', fr: 'gros plan d’un montant' },
}

const onBed = { en: 'on a bed', fr: 'sur un lit' }
const atLoft = { en: 'at a loft bed', fr: 'contre un lit mezzanine' }

/** How a label names the room of what is shown with a bed. */
const rooms: Partial<Record<CatalogProduct['model']['kind'], Record<Language, string>>> = {
  mattress: onBed,
  topper: onBed,
  bedding: onBed,
  pillow: onBed,
  guard_rail: onBed,
  trundle: { en: 'in front of a bed', fr: 'devant un lit' },
  nightstand: { en: 'beside a bed', fr: 'à côté d’un lit' },
  stairs: atLoft,
  slide: atLoft,
  ladder: atLoft,
}

/** A photograph of another size may stand for a variant, and its label names that size; one of another finish may not. */
const MAY_DIFFER: ReadonlySet<string> = new Set(['att_bed_size'])

/** The gallery of a product: of every view the picture that is nearest to its first choices, and its clips. */
export function picturesOf(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): ProductPicture[] {
  return nearestOf(context.pictures.get(product.sku) ?? [], choices).map((picture) =>
    pictureOf(product, picture, context),
  )
}

/** The gallery of a variant: what shows it. What is common to all variants, the clips, is the product's alone. */
export function picturesOfVariant(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): ProductPicture[] {
  const isItself = ({ options, clip }: Picture) =>
    clip === undefined &&
    choices.every(
      ({ attribute, value }) =>
        MAY_DIFFER.has(attribute) || (options[attribute] ?? value.code) === value.code,
    )
  const own = (context.pictures.get(product.sku) ?? []).filter(isItself)
  return nearestOf(own, choices).map((picture) => pictureOf(product, picture, context))
}

function nearestOf(pictures: readonly Picture[], choices: readonly Choice[]): Picture[] {
  const codes = new Map(choices.map(({ attribute, value }) => [attribute, value.code]))
  return (Object.keys(views) as Picture['view'][]).flatMap((view) =>
    nearest(
      pictures.filter((picture) => picture.view === view),
      codes,
    ),
  )
}

function pictureOf(product: CatalogProduct, picture: Picture, context: BuildContext): ProductPicture {
  return {
    file: picture.file,
    view: picture.view,
    label: labelOf(product, picture, context),
    ...(picture.clip === undefined ? {} : { clip: picture.clip }),
  }
}

function nearest(pictures: readonly Picture[], codes: ReadonlyMap<string, string>): readonly Picture[] {
  const differences = ({ options }: Picture) =>
    Object.entries(options).filter(
      ([attribute, code]) => codes.has(attribute) && codes.get(attribute) !== code,
    ).length
  const fewest = Math.min(...pictures.map(differences))
  return pictures.filter((picture) => differences(picture) === fewest)
}

/** `Laurier Bunk Bed, in a room, Natural, Twin`. */
function labelOf(product: CatalogProduct, { view, options }: Picture, context: BuildContext) {
  const shown = shownIn(product, view) ?? views[view]
  const text = (language: Language): string =>
    [
      product.name[language],
      shown?.[language],
      ...Object.entries(options).map(([attribute, code]) => choiceText(attribute, code, context)[language]),
    ]
      .filter(Boolean)
      .join(', ')
  return { en: text('en'), fr: text('fr') }
}

/** What a view shows more exactly, by what the product is. */
function shownIn(
  { type, model }: CatalogProduct,
  view: Picture['view'],
): Record<Language, string> | undefined {
  const closeUp = view === 'detail' ? closeUpOf(model) : undefined
  if (closeUp) return closeUps[closeUp]
  return view === 'room' && type !== 'grouped' ? rooms[model.kind] : undefined
}
