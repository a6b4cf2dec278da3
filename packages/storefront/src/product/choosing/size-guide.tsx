// The size guide: the product drawn to scale with its measures, and the bed sizes it comes in.
import { BedSizeIcon, bedMeasures } from '@loftwood/ui/bed-size-icon'
import { Dialog } from '@loftwood/ui/dialog'
import { DimensionDrawing, type DrawnShape } from '@loftwood/ui/dimension-drawing'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'
import { optionGroups, picturedVariant } from './variant-selection.ts'
import { BED_SIZES } from './bed-sizes.ts'
import { measuresOf, type ProductMeasures } from './measures-of.ts'
import type { ChoiceState } from './use-choice.ts'

/** Kinds of furniture, as the back end's 3D model calls them, by what they look like from afar. */
const SHAPES: Readonly<Record<string, DrawnShape>> = {
  bunk: 'bunk',
  triple: 'bunk',
  loft: 'loft',
  bed: 'bed',
}

function shapeOf({ furniture_model: description }: ProductDetail): DrawnShape {
  try {
    const { model } = JSON.parse(description ?? '{}') as { model?: { kind?: string } }
    return SHAPES[model?.kind ?? ''] ?? 'box'
  } catch {
    return 'box'
  }
}

function Drawing({ product, measures }: { product: ProductDetail; measures: ProductMeasures }) {
  const t = useT()
  const format = useFormat()
  const texts = {
    length: format.length(measures.length),
    width: format.length(measures.width),
    height: format.length(measures.height),
  }
  return (
    <DimensionDrawing
      {...measures}
      shape={shapeOf(product)}
      texts={texts}
      label={t('sizeGuide.drawing', { name: product.name ?? '', ...texts })}
      frontLabel={t('sizeGuide.front')}
      sideLabel={t('sizeGuide.side')}
    />
  )
}

/** Nothing for what comes in no bed sizes. */
function BedSizes({ product, choice }: Pick<SizeGuideProps, 'product' | 'choice'>) {
  const t = useT()
  const format = useFormat()
  if (product.__typename !== 'ConfigurableProduct') return null
  const group = optionGroups(product).find(({ code }) => code === 'att_bed_size')
  const sizes = (group?.values ?? []).flatMap((value) => {
    const size = BED_SIZES[value.id]
    return size ? [{ ...value, size, ...bedMeasures[size] }] : []
  })
  if (!group || sizes.length === 0) return null
  return (
    <section aria-labelledby="size-guide-beds">
      <h3 id="size-guide-beds" className="mb-3 text-xl">
        {t('sizeGuide.beds')}
      </h3>
      <ul className="border-t border-line">
        {sizes.map(({ uid, label, size, width, length }) => (
          <li
            key={uid}
            aria-current={choice.selection[group.code] === uid ? 'true' : undefined}
            className="flex items-center gap-3 border-b border-line py-2.5 aria-[current=true]:font-semibold"
          >
            <BedSizeIcon size={size} />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="text-end text-sm text-ink-muted tabular-nums">
              {t('sizeGuide.by', { width: format.length(width), length: format.length(length) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SizeGuideProps {
  product: ProductDetail
  choice: ChoiceState
  isOpen: boolean
  onClose: () => void
}

/** Follows the chosen variant. */
export function SizeGuide({ product, choice, isOpen, onClose }: SizeGuideProps) {
  const t = useT()
  const drawn =
    product.__typename === 'ConfigurableProduct' ? picturedVariant(product, choice.selection) : null
  const measures = measuresOf(product, drawn)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="lg"
      title={t('sizeGuide.title')}
      closeLabel={t('common.close')}
      isText
    >
      <div className="flex flex-col gap-8">
        {measures && <Drawing product={product} measures={measures} />}
        <BedSizes product={product} choice={choice} />
        {product.att_additional_dimensions && (
          <section aria-labelledby="size-guide-more">
            <h3 id="size-guide-more" className="mb-2 text-xl">
              {t('product.spec.additional')}
            </h3>
            <p className="text-pretty">{product.att_additional_dimensions}</p>
          </section>
        )}
        <p className="text-sm text-ink-muted">{t('sizeGuide.note')}</p>
      </div>
    </Dialog>
  )
}
