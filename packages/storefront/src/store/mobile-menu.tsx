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
import { useMenu, type MenuCategory } from './shell.ts'

const LINK = 'block py-2.5'

/** What the desktop has in its top bar and footer. */
function useExtraPages(): PageEntry[] {
  const { help, company } = brand()
  const pages = [...company, ...help].filter(([, path]) => path === paths.stores || path === paths.contact)
  return useExisting(pages)
}

function Branch({ category }: { category: MenuCategory }) {
  const href = useHref()
  const t = useT()
  if (category.children.length === 0) {
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
        {category.children.map((child) => (
          <li key={child.uid}>
            <Branch category={child} />
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
              <Branch category={category} />
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
