// The menu of phones: a drawer with the categories folded by level, the guides and the languages.
import { Disclosure } from '@loftwood/ui/disclosure'
import { Drawer } from '@loftwood/ui/drawer'
import { TextLink } from '@loftwood/ui/text-link'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { categoryPath, paths } from '../paths.ts'
import type { PageEntry } from '../platform/brand/brand.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExisting, useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import type { LinkedCategory, MenuCategory } from './menu-of.ts'
import { useMenuTree } from './menu-tree.ts'
import { useMenu } from './shell.ts'

const LINK = 'block py-2.5'

/** What the desktop has in its top bar and footer. */
function useExtraPages(): PageEntry[] {
  const { help, company } = brand()
  const pages = [...company, ...help].filter(([, path]) => path === paths.stores || path === paths.contact)
  return useExisting(pages)
}

interface BranchProps {
  category: LinkedCategory
  entries: readonly MenuCategory[]
  /** Its entries may come later. */
  isLeaf?: boolean
}

function Branch({ category, entries, isLeaf = entries.length === 0 }: BranchProps) {
  const href = useHref()
  const t = useT()
  if (isLeaf) {
    return (
      <TextLink tone="quiet" href={href(categoryPath(category))} className={LINK}>
        {category.name}
      </TextLink>
    )
  }
  return (
    <Disclosure title={category.name} className="last:border-b-0">
      <ul className="border-s-2 border-line ps-4">
        <li>
          <TextLink href={href(categoryPath(category))} className={LINK}>
            {t('nav.all', { category: category.name })}
          </TextLink>
        </li>
        {entries.map((child) => (
          <li key={child.uid}>
            <Branch category={child} entries={child.children} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface MobileMenuProps {
  /** Below the pages. */
  children?: ReactNode
}

/** Opened by the button of the mobile top bar. */
export function MobileMenu({ children }: MobileMenuProps) {
  const [isOpen, setOpen] = useAtom(uiFlags.mobileMenu)
  const openNewsletter = useSetAtom(uiFlags.newsletter)
  const menu = useMenu()
  const tree = useMenuTree()
  const entriesOf = (top: string) => tree.find(({ uid }) => uid === top)?.children ?? []
  const t = useT()
  const href = useHref()
  const exists = useExists()
  const extra = useExtraPages()
  const { learning } = brand()
  const switchToNewsletter = () => {
    setOpen(false)
    openNewsletter(true)
  }
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      side="left"
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      footer={<LocaleSwitcher />}
    >
      <nav aria-label={t('nav.main')}>
        <ul>
          {menu.map((category) => (
            <li key={category.uid}>
              <Branch
                category={category}
                entries={entriesOf(category.uid)}
                isLeaf={category.below.length === 0}
              />
            </li>
          ))}
          {learning !== undefined && exists(learning) && (
            <li>
              <TextLink tone="quiet" href={href(learning)} className={`${LINK} font-semibold`}>
                {t('nav.learning')}
              </TextLink>
            </li>
          )}
          {extra.map(([key, path]) => (
            <li key={path}>
              <TextLink tone="quiet" href={href(path)} className={LINK}>
                {t(key)}
              </TextLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={switchToNewsletter} className={`${LINK} w-full text-start`}>
              {t('newsletter.title')}
            </button>
          </li>
        </ul>
      </nav>
      {children}
    </Drawer>
  )
}
