// The top of the default layout: desktop bar, mobile bar, category menu.
import { IconButton, IconLink } from '@loftwood/ui/icon-button'
import { Icon } from '@loftwood/ui/icon'
import { Container } from '@loftwood/ui/layout'
import { useAtom, useSetAtom } from 'jotai'
import { Mail, Menu as MenuIcon, Search, ShieldCheck, X } from 'lucide'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { AccountButton } from '../customer/account-button.tsx'
import { DeliverTo } from '../delivery/deliver-to.tsx'
import { CartButton } from '../cart/cart-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { HeaderMenu } from '../store/header-menu.tsx'
import { ShopLogo } from '../store/shop-logo.tsx'
import { brand } from '../platform/brand/current-brand.ts'
import { useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { splitPage } from '../platform/i18n/page-view.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { paths } from '../paths.ts'

function HealthNoticeButton() {
  const t = useT()
  const open = useSetAtom(uiFlags.healthNotice)
  const exists = useExists()
  const { notice } = brand()
  if (notice === undefined || !exists(notice)) return null
  return (
    <button
      type="button"
      onClick={() => open(true)}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-start text-sm leading-tight text-ink-muted hover:text-ink hover:underline"
    >
      <Icon of={ShieldCheck} />
      {t('shell.healthNotice')}
    </button>
  )
}

function ContactLink() {
  const t = useT()
  const href = useHref()
  const exists = useExists()
  if (!exists(paths.contact)) return null
  return (
    <IconLink href={href(paths.contact)} label={t('contact.title')} icon={<Icon of={Mail} size="lg" />} />
  )
}

function DesktopBar() {
  return (
    <Container className="hidden lg:block">
      {/* Without anything at its left, the logo stands there. */}
      <div className="grid grid-cols-[minmax(0,2fr)_auto_minmax(0,3fr)] items-center gap-6 py-3 has-[>:first-child:empty]:grid-cols-[auto_minmax(0,1fr)] xl:not-has-[>:first-child:empty]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="flex items-center gap-5 empty:hidden">
          <HealthNoticeButton />
          <DeliverTo />
        </div>
        <ShopLogo className="rounded-sm" />
        <div className="flex items-center justify-between gap-3">
          <SearchBox className="w-full max-w-80" />
          <div className="flex items-center">
            <AccountButton />
            <ContactLink />
            <WishlistButton />
            <CartButton />
          </div>
        </div>
      </div>
    </Container>
  )
}

interface PhoneSearch {
  /** Whether the page shows the search bar anyway. */
  isThere: boolean
  isOpen: boolean
  toggle: () => void
}

/** Opens the search bar; without script it leads to the page that has one. */
function SearchLink({ isThere, isOpen, toggle }: PhoneSearch) {
  const t = useT()
  const href = useHref()
  if (isThere) return null
  return (
    <IconLink
      href={href(paths.search)}
      label={t('search.title')}
      icon={<Icon of={Search} size="lg" />}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault()
        // Vike's router follows links whose default is prevented, too.
        event.stopPropagation()
        toggle()
      }}
    />
  )
}

function MobileBar({ search }: { search: PhoneSearch }) {
  const t = useT()
  const href = useHref()
  const [isOpen, setOpen] = useAtom(uiFlags.mobileMenu)
  return (
    <div className="flex h-[50px] items-center justify-between px-2 lg:hidden">
      <IconButton
        label={isOpen ? t('shell.closeMenu') : t('shell.openMenu')}
        icon={<Icon of={isOpen ? X : MenuIcon} size="lg" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <noscript>
        <IconLink
          href={href(paths.sitemap)}
          label={t('shell.openMenu')}
          icon={<Icon of={MenuIcon} size="lg" />}
        />
      </noscript>
      {/* The smallest screens have room for its drawing alone. */}
      <ShopLogo className="min-w-0 rounded-sm max-[399px]:[&>span]:text-xl max-[359px]:[&_svg+span]:sr-only" />
      <div className="flex items-center">
        <SearchLink {...search} />
        <AccountButton />
        <WishlistButton />
        <CartButton />
      </div>
    </div>
  )
}

/** Pages on which phones show the search bar; on the others, where it would take room from the content, it is opened. */
const SEARCHED: ReadonlySet<string> = new Set([paths.home, paths.homeAlias, paths.search])

const focusField = (bar: HTMLElement | null) => bar?.querySelector('input')?.focus()

/** The top of every page of the default layout, but of those with a frame of their own. */
export function Header() {
  const [path = ''] = splitPage(usePageContext()).path.split(/[?#]/)
  // A navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const isThere = SEARCHED.has(path)
  const isOpen = !isThere && openedAt === path
  const toggle = () => setOpenedAt(isOpen ? undefined : path)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-canvas print:hidden">
      <DesktopBar />
      <MobileBar search={{ isThere, isOpen, toggle }} />
      {(isThere || isOpen) && (
        <div ref={isOpen ? focusField : undefined} className="px-4 pb-2 lg:hidden">
          <SearchBox />
        </div>
      )}
      <HeaderMenu />
    </header>
  )
}
