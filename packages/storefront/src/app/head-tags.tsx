// The document's head: title, canonical address, the page in the other languages, preview picture, fonts, icon.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { brand } from '../platform/brand/current-brand.ts'
import { shopNameOf } from '../platform/brand/shop-name.ts'
import { splitPage, viewOf, viewsOf } from '../platform/i18n/page-view.ts'
import { pathInView } from '../platform/i18n/paths-in-views.ts'
import { alternates, viewPath, type StoreView } from '../platform/i18n/store-views.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { settingsBlock } from '../platform/settings.ts'
import { isExpressPage, pageAt, pageKind } from './page-table.ts'
import { structuredDataText } from '../platform/head/structured-data.ts'

/** The page's title; error pages have one too. */
export function titleOf(pageContext: PageContext): string {
  const t = translatorOf(viewOf(pageContext))
  const title =
    pageContext.data?.head?.title ?? (pageContext.is404 ? t('error.notFoundTitle') : t('error.title'))
  const name = shopNameOf(pageContext)
  return title.includes(name) ? title : `${title} | ${name}`
}

interface PageAddress {
  view: StoreView
  /** Without prefix. */
  path: string
}

/** The page in each of the views that have it, one view per locale. @param path in the page's own view */
function addressesOf(pageContext: PageContext, path: string): PageAddress[] {
  const elsewhere = pageContext.data?.elsewhere
  const paths = elsewhere && 'paths' in elsewhere ? elsewhere.paths : undefined
  const own = viewOf(pageContext)
  return alternates(viewsOf(pageContext)).flatMap((view) => {
    const there = view.code === own.code ? path : pathInView(path, paths, view)
    return there === undefined ? [] : [{ view, path: there }]
  })
}

function AddressTags({ path }: { path: string }) {
  const pageContext = usePageContext()
  const own = viewOf(pageContext)
  const absolute = ({ view, path: there }: PageAddress) =>
    `${pageContext.publicConfig?.publicUrl ?? ''}${viewPath(there, view)}`
  const canonical = absolute({ view: own, path })
  const addresses = addressesOf(pageContext, path)
  const [first] = addresses
  return (
    <>
      <link rel="canonical" href={canonical} />
      {addresses.map((address) => (
        <link
          key={address.view.code}
          rel="alternate"
          hrefLang={address.view.locale}
          href={absolute(address)}
        />
      ))}
      {first && <link rel="alternate" hrefLang="x-default" href={absolute(first)} />}
      <meta property="og:url" content={canonical} />
    </>
  )
}

function LanguageTags() {
  const pageContext = usePageContext()
  const own = viewOf(pageContext)
  const name = ({ locale }: StoreView) => locale.replaceAll('-', '_')
  const others = addressesOf(pageContext, pageContext.data?.head?.canonicalPath ?? '')
    .map(({ view }) => view)
    .filter(({ locale }) => locale !== own.locale)
  return (
    <>
      <meta property="og:locale" content={name(own)} />
      {others.map((view) => (
        <meta key={view.code} property="og:locale:alternate" content={name(view)} />
      ))}
    </>
  )
}

/** Data blocks: no browser runs them. */
function StructuredData() {
  const { structuredData = [] } = usePageContext()
  return structuredData.map((thing, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDataText(thing) }}
    />
  ))
}

/** What the document's address decides. */
function documentSettingsOf({ publicConfig, isPersonal, urlOriginal, routed }: PageContext, path: string) {
  if (!publicConfig) return {}
  const { thirdPartyScripts, express, braintree, externalCheckoutUrl } = publicConfig
  // The captcha is a setting of its own with its options, and needs no consent.
  const { captcha: _, ...scripts } = thirdPartyScripts
  // Links from mails carry one-time keys: no third-party script may read such an address.
  const carriesKey = isPersonal === true && urlOriginal.includes('?')
  return {
    ...(!carriesKey && Object.keys(scripts).length > 0 && { thirdPartyScripts: scripts }),
    ...(Object.keys(express).length > 0 && {
      mayLoadExpress: isExpressPage(path, pageKind(path, routed?.kind)),
    }),
    ...(braintree && { mayShowCardFields: pageAt(path)?.payment?.includes('card-fields') === true }),
    ...(externalCheckoutUrl !== undefined && { hasExternalCheckout: true }),
  }
}

function SettingsBlock() {
  const pageContext = usePageContext()
  const { publicConfig } = pageContext
  const ofDocument = documentSettingsOf(pageContext, splitPage(pageContext).path)
  return publicConfig && <script {...settingsBlock(publicConfig, ofDocument)} />
}

function DescriptionTags({ text }: { text: string }) {
  return (
    <>
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
    </>
  )
}

function PriceTags({ value, currency }: { value: number; currency: string }) {
  return (
    <>
      <meta property="product:price:amount" content={value.toFixed(2)} />
      <meta property="product:price:currency" content={currency} />
    </>
  )
}

/** The part of `<head>` that differs between pages. */
export function HeadTags() {
  const pageContext = usePageContext()
  const { data, publicConfig } = pageContext
  const head = data?.head
  const title = titleOf(pageContext)
  const { themeColor, hasAllIcons, socialPicture } = brand()
  const picture = head?.image ?? socialPicture
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {head?.description && <DescriptionTags text={head.description} />}
      <meta name="theme-color" content={themeColor} />
      {hasAllIcons === true && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {hasAllIcons === true && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      {hasAllIcons === true && <link rel="manifest" href="/site.webmanifest" />}
      <meta property="og:site_name" content={shopNameOf(pageContext)} />
      <meta property="og:type" content={head?.kind ?? 'website'} />
      {head?.price && <PriceTags {...head.price} />}
      <LanguageTags />
      {picture !== undefined && (
        <meta property="og:image" content={`${publicConfig?.publicUrl ?? ''}${picture}`} />
      )}
      <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
      {(head === undefined || head.noindex === true) && <meta name="robots" content="noindex,follow" />}
      {head?.verification !== undefined && <meta name="p:domain_verify" content={head.verification} />}
      {head?.canonicalPath !== undefined && <AddressTags path={head.canonicalPath} />}
      <StructuredData />
      <SettingsBlock />
    </>
  )
}
