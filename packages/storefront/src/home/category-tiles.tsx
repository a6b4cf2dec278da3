// The top categories as tiles with a picture each.
import { clsx } from 'clsx'
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Section } from '@loftwood/ui/layout'
import { categoryPath } from '../paths.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { FinderLink } from '../store/finder-link.tsx'
import { useMenu } from '../store/shell.ts'

const SIZES = '(min-width: 64rem) 19rem, 46vw'
/** The first category is what the shop is about: as large as four others. */
const FIRST = 'col-span-2 lg:row-span-2'
const FIRST_SIZES = '(min-width: 64rem) 40rem, 92vw'

/** Rows of four, the first tile as large as four: what would leave a gap in the last row is in the menu only. */
const fullRows = (count: number): number => (count < 5 ? count : count - ((count - 1) % 4))

/** Nothing at all when there is no menu. */
export function CategoryTiles({ title }: { title: string }) {
  const menu = useMenu()
  const href = useHref()
  if (menu.length === 0) return null
  const hasPictures = menu.some(({ image }) => image)
  const tiles = hasPictures ? menu.slice(0, fullRows(menu.length)) : menu
  return (
    <Section title={title} action={<FinderLink />}>
      <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-4">
        {tiles.map((category, index) => (
          <li key={category.uid} className={clsx(hasPictures && index === 0 && FIRST)}>
            <a href={href(categoryPath(category))} className="group block">
              {hasPictures && (
                <span className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-md bg-birch">
                  {category.image ? (
                    <Picture
                      source={category.image}
                      size="tile"
                      sizes={index === 0 ? FIRST_SIZES : SIZES}
                      alt=""
                      className="size-full object-cover transition-transform duration-300 group-hover:scale-103"
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
        ))}
      </ul>
    </Section>
  )
}
