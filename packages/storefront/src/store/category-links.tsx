// The ways on from a page that has nothing: the menu's categories, side by side.
import { PillLink } from '@loftwood/ui/pill-link'
import { clsx } from 'clsx'
import { categoryPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useMenu } from './shell.ts'

/** Nothing at all when there is no menu. */
export function CategoryLinks({ className }: { className?: string }) {
  const t = useT()
  const href = useHref()
  const menu = useMenu()
  if (menu.length === 0) return null
  return (
    <nav aria-label={t('home.categories')} className={clsx('mx-auto max-w-text', className)}>
      <ul className="flex flex-wrap justify-center gap-3">
        {menu.map((category) => (
          <li key={category.uid}>
            <PillLink href={href(categoryPath(category))}>{category.name}</PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
