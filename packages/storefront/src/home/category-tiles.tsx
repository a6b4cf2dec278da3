// The top categories as tiles with a picture each.
import { clsx } from 'clsx'
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Section } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { categoryPath } from '../paths.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { FinderLink } from '../store/finder-link.tsx'
import type { LinkedCategory } from '../store/menu-of.ts'
import { useMenu } from '../store/shell.ts'
import type { CategoryPictures } from './category-pictures.ts'

const SIZES = '(min-width: 64rem) 19rem, 46vw'
/** The first category is what the shop is about: as large as four others. */
const FIRST = 'col-span-2 lg:row-span-2'
const FIRST_SIZES = '(min-width: 64rem) 40rem, 92vw'
/** Fewer tiles than fill a row beside a large one have one size, and the row to themselves. */
const FEW = 5
const COLUMNS = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** Rows of four, the first tile as large as four: what would leave a gap in the last row is in the menu only. */
const fullRows = (count: number): number => (count < FEW ? count : count - ((count - 1) % 4))

interface CategoryTilesProps {
  title: string
  /** In place of the categories' own: whatever has none is a link below the tiles. */
  pictures?: CategoryPictures | undefined
}

/** Nothing at all when there is no menu. */
export function CategoryTiles({ title, pictures }: CategoryTilesProps) {
  const menu = useMenu()
  if (menu.length === 0) return null
  const pictured = menu.map((category) => ({
    ...category,
    image: pictures ? (pictures[category.uid] ?? null) : category.image,
  }))
  const hasPictures = pictured.some(({ image }) => image)
  const shown = pictures && hasPictures ? pictured.filter(({ image }) => image) : pictured
  const tiles = hasPictures ? shown.slice(0, fullRows(shown.length)) : shown
  const isFew = pictures !== undefined && tiles.length < FEW
  const others = pictures ? pictured.filter((category) => !tiles.includes(category)) : []
  return (
    <Section title={title} action={<FinderLink />}>
      <ul
        className={clsx(
          'grid grid-cols-2 gap-4 md:gap-6',
          (isFew && COLUMNS[tiles.length]) || 'lg:grid-cols-4',
        )}
      >
        {tiles.map((category, index) => (
          <Tile
            key={category.uid}
            category={category}
            isFirst={hasPictures && !isFew && index === 0}
            hasPicture={hasPictures}
            isWhole={pictures !== undefined}
          />
        ))}
      </ul>
      <OtherCategories categories={others} />
    </Section>
  )
}

interface TileProps {
  category: LinkedCategory
  isFirst: boolean
  hasPicture: boolean
  /** Pictures of products are not cut. */
  isWhole: boolean
}

function Tile({ category, isFirst, hasPicture, isWhole }: TileProps) {
  const href = useHref()
  const look = isWhole ? 'bg-white object-contain' : 'object-cover'
  return (
    <li className={clsx(isFirst && FIRST)}>
      <a href={href(categoryPath(category))} className="group block">
        {hasPicture && (
          <span
            className={clsx(
              'flex aspect-[4/3] items-center justify-center overflow-hidden rounded-md',
              isWhole ? 'border border-line bg-white' : 'bg-birch',
            )}
          >
            {category.image ? (
              <Picture
                source={category.image}
                size="tile"
                sizes={isFirst ? FIRST_SIZES : SIZES}
                alt=""
                className={clsx('size-full transition-transform duration-300 group-hover:scale-103', look)}
              />
            ) : (
              <BunkDrawing className="w-1/2" />
            )}
          </span>
        )}
        <span className="mt-2 block font-semibold group-hover:text-primary group-hover:underline">
          {category.name}
        </span>
      </a>
    </li>
  )
}

function OtherCategories({ categories }: { categories: readonly LinkedCategory[] }) {
  const href = useHref()
  if (categories.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
      {categories.map((category) => (
        <li key={category.uid}>
          <TextLink href={href(categoryPath(category))} className="inline-block py-2">
            {category.name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
