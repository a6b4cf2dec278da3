// What opens below an entry of the desktop menu: its sub-categories with a picture each, and the shop's shortcuts.
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Icon } from '@loftwood/ui/icon'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { WholeWords } from '@loftwood/ui/whole-words'
import { clsx } from 'clsx'
import { ArrowRight, Leaf, Percent, Truck, type IconNode } from 'lucide'
import { categoryPath } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExisting } from '../platform/brand/use-existing.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import type { LinkedCategory, MenuCategory, TopCategory } from './menu-of.ts'
import { useMenuTree } from './menu-tree.ts'

const ICONS: Partial<Record<MessageKey, IconNode>> = {
  'nav.sale': Percent,
  'page.madeInCanada': Leaf,
  'badge.quickShip': Truck,
}

function Child({ category, hasPictures }: { category: MenuCategory; hasPictures: boolean }) {
  const href = useHref()
  return (
    <li>
      <a
        href={href(categoryPath(category))}
        data-panel-link
        className="group block rounded-sm font-semibold hover:text-primary hover:underline"
      >
        {hasPictures && (
          <span className="mb-2 flex aspect-[4/3] items-center justify-center overflow-hidden rounded-md bg-birch">
            {category.image ? (
              <Picture
                source={category.image}
                size="card"
                sizes="12rem"
                alt=""
                className="size-full object-cover transition-transform duration-300 group-hover:scale-103"
              />
            ) : (
              <BunkDrawing className="w-1/2" />
            )}
          </span>
        )}
        <WholeWords>{category.name}</WholeWords>
      </a>
      {category.children.length > 0 && (
        <ul className="mt-0.5">
          {category.children.map((leaf) => (
            <li key={leaf.uid}>
              <TextLink
                href={href(categoryPath(leaf))}
                data-panel-link
                tone="muted"
                className="inline-block py-0.5 text-sm"
              >
                {leaf.name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Shortcuts({ category }: { category: LinkedCategory }) {
  const t = useT()
  const href = useHref()
  const shortcuts = useExisting(brand().shortcuts ?? [])
  const link = 'flex items-center gap-3 rounded-sm py-2 font-semibold hover:text-primary hover:underline'
  return (
    <ul className="w-52 shrink-0 border-s border-line ps-6 xl:w-60 xl:ps-8">
      <li>
        <a href={href(categoryPath(category))} data-panel-link className={link}>
          <Icon of={ArrowRight} className="text-primary rtl:-scale-x-100" />
          {t('nav.all', { category: category.name })}
        </a>
      </li>
      {shortcuts.map(([key, path]) => (
        <li key={path}>
          <a href={href(path)} data-panel-link className={link}>
            <Icon of={ICONS[key] ?? ArrowRight} className="text-primary" />
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Higher than the screen, it scrolls. */
export function MenuPanel({ category }: { category: TopCategory }) {
  const children = useMenuTree().find(({ uid }) => uid === category.uid)?.children ?? []
  const hasPictures = children.some(({ image }) => image)
  return (
    <div className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-9rem)] animate-rise overflow-y-auto overscroll-contain border-t border-line bg-canvas py-7 shadow-md">
      <Container>
        <div className="flex gap-8">
          <ul
            className={clsx(
              'me-auto grid flex-1 grid-cols-4 content-start gap-x-5 gap-y-6',
              children.length > 4 ? 'xl:grid-cols-6' : 'max-w-4xl',
            )}
          >
            {children.map((child) => (
              <Child key={child.uid} category={child} hasPictures={hasPictures} />
            ))}
          </ul>
          <Shortcuts category={category} />
        </div>
      </Container>
    </div>
  )
}
