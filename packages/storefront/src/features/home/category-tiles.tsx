// The top categories as tiles with a picture each.
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Section } from '@loftwood/ui/layout'
import { categoryPath } from '../../app/paths.ts'
import { useHref } from '../../shared/i18n/use-t.ts'
import { Picture } from '../../shared/picture.tsx'
import { useMenu } from '../../shared/shell.ts'

const SIZES = '(min-width: 64rem) 19rem, 46vw'

/** Nothing at all when there is no menu. */
export function CategoryTiles({ title }: { title: string }) {
  const menu = useMenu()
  const href = useHref()
  if (menu.length === 0) return null
  return (
    <Section title={title}>
      <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-4">
        {menu.map((category) => (
          <li key={category.uid}>
            <a href={href(categoryPath(category))} className="group block">
              <span className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-md bg-birch">
                {category.image ? (
                  <Picture
                    source={category.image}
                    size="card"
                    sizes={SIZES}
                    alt=""
                    className="size-full object-cover transition-transform duration-300 group-hover:scale-103"
                  />
                ) : (
                  <BunkDrawing className="w-1/2" />
                )}
              </span>
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
