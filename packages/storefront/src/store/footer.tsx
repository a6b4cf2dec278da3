// The footer: newsletter, ways into the shop, help, contact, social profiles, languages, copyright.
import { Container } from '@loftwood/ui/layout'
import { useSetAtom } from 'jotai'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { categoryPath } from '../paths.ts'
import type { PageEntry } from '../platform/brand/brand.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useExisting } from '../platform/brand/use-existing.ts'
import { showConsentAtom, useHasConsentQuestion } from '../platform/consent.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { placeLine } from '../platform/place-line.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { ShopLogo } from './shop-logo.tsx'
import { phoneUrl } from './ways-to-reach.ts'
import type { LinkedCategory } from './menu-of.ts'
import { useFooterLinks, useMenu, useOtherCategories, useStoreConfig } from './shell.ts'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="flex flex-col gap-0.5">{children}</ul>
    </div>
  )
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <TextLink tone="inverse" href={href} className="shop-footer-link">
        {children}
      </TextLink>
    </li>
  )
}

interface PagesProps {
  title: string
  pages: readonly PageEntry[]
  children?: readonly ReactNode[]
}

/** A column of the brand's pages that exist, with other entries below them; nothing where there is neither. */
function Pages({ title, pages, children = [] }: PagesProps) {
  const t = useT()
  const href = useHref()
  const existing = useExisting(pages)
  if (existing.length + children.length === 0) return null
  return (
    <Column title={title}>
      {existing.map(([key, path]) => (
        <Entry key={key} href={href(path)}>
          {t(key)}
        </Entry>
      ))}
      {children}
    </Column>
  )
}

/** The names of the shop's profiles behind one label; nothing without any. */
function Social({ profiles }: { profiles: readonly (readonly [name: string, url: string | null])[] }) {
  const t = useT()
  const existing = profiles.flatMap(([name, url]) => (url ? [[name, url] as const] : []))
  if (existing.length === 0) return null
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 text-sm text-on-secondary-muted">
      <span className="basis-full">{t('footer.follow')}</span>
      {existing.map(([name, url]) => (
        <TextLink key={name} tone="inverse" href={url} className="shop-footer-link">
          {name}
        </TextLink>
      ))}
    </li>
  )
}

function Contact() {
  const config = useStoreConfig()
  const t = useT()
  const ways = [
    config?.contact_phone,
    config?.contact_email,
    config?.store_street,
    config?.social_facebook,
    config?.social_twitter,
  ]
  if (!config || !ways.some(Boolean)) return null
  const town = placeLine(config.store_city, config.store_region, config.store_postcode)
  const social = [
    ['Facebook', config.social_facebook],
    ['X', config.social_twitter],
  ] as const
  return (
    <Column title={t('footer.contact')}>
      {config.contact_phone && <Entry href={phoneUrl(config.contact_phone)}>{config.contact_phone}</Entry>}
      {config.contact_email && (
        <Entry href={`mailto:${config.contact_email}`}>
          {config.contact_email.split(/(?<=@)/).flatMap((part, index) => [<wbr key={index} />, part])}
        </Entry>
      )}
      <li className="py-1 text-sm text-on-secondary-muted">
        {config.store_street}
        <br />
        {town}
      </li>
      <Social profiles={social} />
    </Column>
  )
}

/** Opens the consent banner again, where the store requires consent. */
export function ConsentButton() {
  const t = useT()
  const hasQuestion = useHasConsentQuestion()
  const show = useSetAtom(showConsentAtom)
  if (!hasQuestion) return null
  return (
    <button type="button" className="min-h-9 underline underline-offset-4" onClick={() => show(true)}>
      {t('consent.settings')}
    </button>
  )
}

/** Each top category, followed by those from below it. */
const withOthers = (menu: readonly LinkedCategory[], others: readonly LinkedCategory[]): LinkedCategory[] =>
  menu.flatMap((top) => [top, ...others.filter(({ url_path: path }) => path?.startsWith(`${top.url_path}/`))])

function Columns() {
  const others = useOtherCategories()
  const t = useT()
  const href = useHref()
  const menu = useMenu()
  const own = new Set([...brand().help, ...brand().company].map(([, path]) => href(path)))
  const links = useFooterLinks().filter((link) => !own.has(link.href))
  return (
    <div className="grid grid-cols-2 gap-8 lg:grid-cols-4 xl:grid-cols-[1.8fr_1fr_1fr_1fr_1.2fr]">
      <div className="col-span-2 lg:col-span-4 lg:max-w-md xl:col-span-1">
        <ShopLogo inverse className="inline-block rounded-sm" />
        <h2 className="mt-6 mb-1 font-sans text-base font-semibold tracking-normal">
          {t('newsletter.title')}
        </h2>
        <p className="mb-3 text-sm text-on-secondary-muted">{t('newsletter.lead')}</p>
        <NewsletterForm id="footer-newsletter-email" inverse />
      </div>
      {menu.length > 0 && (
        <Column title={t('footer.shop')}>
          {withOthers(menu, others).map((category) => (
            <Entry key={category.uid} href={href(categoryPath(category))}>
              {category.name}
            </Entry>
          ))}
        </Column>
      )}
      <Pages title={t('footer.help')} pages={brand().help} />
      <Pages title={t('footer.company')} pages={brand().company}>
        {links.map((link) => (
          <Entry key={link.href} href={link.href}>
            {link.title}
          </Entry>
        ))}
      </Pages>
      <Contact />
    </div>
  )
}

/** At the end of every page of the default layout. */
export function Footer() {
  const config = useStoreConfig()
  return (
    <footer className="mt-section bg-secondary py-12 text-on-secondary print:hidden">
      <Container>
        <Columns />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-on-secondary/20 pt-6 text-sm">
          <p className="text-on-secondary-muted">{config?.copyright ?? `© ${nameOf(config)}`}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ConsentButton />
            <LocaleSwitcher inverse />
          </div>
        </div>
      </Container>
    </footer>
  )
}
