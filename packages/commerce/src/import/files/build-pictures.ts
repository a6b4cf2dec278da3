// Which of the catalog's pictures a product or variant shows, and what each is called.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Choice } from '@loftwood/demo-store/variant-skus'
import type { Language } from '../../platform/analyze-text.ts'
import { attributeLabel, optionLabel } from './build-context.ts'
import type { BuildContext, Picture } from './build-context.ts'
import type { ProductPicture } from '../../product/product-doc.ts'

/** The views in the order of the gallery, and how a label names them. */
const views: Record<Picture['view'], Record<Language, string> | null> = {
  hero: null,
  angle: { en: 'seen from an angle', fr: 'vue de biais' },
  above: { en: 'seen from above', fr: 'vue d’en haut' },
  side: { en: 'seen from the side', fr: 'vue de côté' },
  room: { en: 'in a room', fr: 'dans une chambre' },
  detail: { en: 'detail', fr: 'détail' },
  dimensions: { en: 'dimensions', fr: 'dimensions' },
  turntable: { en: 'turning around once', fr: 'un tour complet' },
}

/**
 * Of every view the picture that is nearest to the choices. Not every combination has one of its own: a white queen bed
 * shows the white twin, then the queen in another finish, and the labels say so.
 */
export function picturesOf(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): ProductPicture[] {
  const own = context.pictures.get(product.sku) ?? []
  const codes = new Map(choices.map(({ attribute, value }) => [attribute, value.code]))
  return (Object.keys(views) as Picture['view'][])
    .flatMap((view) =>
      nearest(
        own.filter((picture) => picture.view === view),
        codes,
      ),
    )
    .map((picture) => ({
      file: picture.file,
      view: picture.view,
      label: labelOf(product, picture, context),
      ...(picture.clip === undefined ? {} : { clip: picture.clip }),
    }))
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
  const text = (language: Language): string =>
    [
      product.name[language],
      views[view]?.[language],
      ...Object.entries(options).map(([attribute, code]) => choiceText(attribute, code, context)[language]),
    ]
      .filter(Boolean)
      .join(', ')
  return { en: text('en'), fr: text('fr') }
}

/** "Left" alone says nothing; a size or a finish does. */
function choiceText(attribute: string, code: string, context: BuildContext): Record<Language, string> {
  const label = optionLabel(attribute, code, context)
  if (attribute !== 'att_ladder_side') return label
  const name = attributeLabel(attribute, context)
  return { en: `${name.en}: ${label.en}`, fr: `${name.fr}\u00A0: ${label.fr}` }
}
