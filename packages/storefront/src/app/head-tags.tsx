// The document's head: title, canonical address, the page in the other languages, preview picture, fonts, icon.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { listingCodesText } from '../catalog/listing-codes.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { shopNameOf } from '../platform/brand/shop-name.ts'
import { META } from '../platform/head/meta.ts'
import { splitPage, viewOf, viewsOf } from '../platform/i18n/page-view.ts'
import { alternates, viewPath, type StoreView } from '../platform/i18n/store-views.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
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

function AddressTags({ path }: { path: string }) {
  const pageContext = usePageContext()
  const views = viewsOf(pageContext)
  const own = viewOf(pageContext)
  const absolute = (view: StoreView) => `${pageContext.publicConfig?.publicUrl ?? ''}${viewPath(path, view)}`
  return (
    <>
      <link rel="canonical" href={absolute(own)} />
      {alternates(views).map((view) => (
        <link key={view.code} rel="alternate" hrefLang={view.locale} href={absolute(view)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(views[0])} />
      <meta property="og:url" content={absolute(own)} />
    </>
  )
}

function LanguageTags() {
  const pageContext = usePageContext()
  const own = viewOf(pageContext)
  const name = ({ locale }: StoreView) => locale.replaceAll('-', '_')
  const others = alternates(viewsOf(pageContext)).filter(({ locale }) => locale !== own.locale)
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

/** Read by src/app/browser/third-parties.ts. */
function ThirdPartyTag() {
  const { publicConfig, isPersonal, urlOriginal } = usePageContext()
  // The captcha has its own element with its options, and needs no consent.
  const { captcha: _, ...scripts } = publicConfig?.thirdPartyScripts ?? {}
  // Links from mails carry one-time keys: no third-party script may read such an address.
  const carriesKey = isPersonal === true && urlOriginal.includes('?')
  if (carriesKey || Object.keys(scripts).length === 0) return null
  return <meta name={META.thirdParties} content={JSON.stringify(scripts)} />
}

/** Read by src/platform/use-feature.ts. */
function MissingFeaturesTag() {
  const missing = usePageContext().publicConfig?.missingFeatures ?? []
  if (missing.length === 0) return null
  return <meta name={META.missingFeatures} content={missing.join(' ')} />
}

/** Read by src/platform/i18n/page-view.ts. */
function StoreViewsTag() {
  return <meta name={META.storeViews} content={JSON.stringify(viewsOf(usePageContext()))} />
}

/** Read by src/catalog/listing-codes.ts. */
function ListingCodesTag() {
  const codes = usePageContext().publicConfig?.listingCodes
  return codes ? <meta name={META.listingCodes} content={listingCodesText(codes)} /> : null
}

/** Read by src/platform/brand/use-existing.ts. */
function MissingPagesTag() {
  const missing = usePageContext().publicConfig?.missingPages ?? []
  if (missing.length === 0) return null
  return <meta name={META.missingPages} content={missing.join(' ')} />
}

/** Read by src/search/use-hosted-search.ts. */
function HostedSearchTag() {
  const url = usePageContext().publicConfig?.hostedSearchUrl
  return url ? <meta name={META.hostedSearch} content={url} /> : null
}

/** Read by src/platform/captcha. */
function CaptchaTag() {
  const captcha = usePageContext().publicConfig?.captcha
  return captcha ? <meta name={META.captcha} content={JSON.stringify(captcha)} /> : null
}

/** Read by src/checkout/express/use-express.ts; which documents may load the scripts of the providers, by src/checkout/express. */
function ExpressTags() {
  const pageContext = usePageContext()
  const { publicConfig, routed } = pageContext
  if (Object.keys(publicConfig?.express ?? {}).length === 0) return null
  const { path } = splitPage(pageContext)
  const mayLoad = isExpressPage(path, pageKind(path, routed?.kind))
  return (
    <>
      <meta name={META.express} content={JSON.stringify(publicConfig?.express)} />
      {mayLoad && <meta name={META.expressScripts} content="yes" />}
    </>
  )
}

/** Read by src/checkout/payment/braintree/card-fields.ts: whether this document may show the provider's fields. */
function BraintreeTag() {
  const pageContext = usePageContext()
  if (!pageContext.publicConfig?.braintree) return null
  const hasFields = pageAt(splitPage(pageContext).path)?.payment?.includes('card-fields')
  return <meta name={META.braintree} content={hasFields ? 'here' : 'elsewhere'} />
}

/** Read by src/app/guards.ts. */
function ExternalCheckoutTag() {
  return usePageContext().publicConfig?.externalCheckoutUrl ? (
    <meta name={META.externalCheckout} content="yes" />
  ) : null
}

/** Read by src/app/browser/send-report.ts; without it every visit reports. */
function ReportsTag() {
  const share = usePageContext().publicConfig?.browserReports ?? 1
  return share < 1 ? <meta name={META.reports} content={String(share)} /> : null
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
      <ThirdPartyTag />
      <StoreViewsTag />
      <MissingFeaturesTag />
      <ListingCodesTag />
      <MissingPagesTag />
      <HostedSearchTag />
      <CaptchaTag />
      <BraintreeTag />
      <ExpressTags />
      <ExternalCheckoutTag />
      <ReportsTag />
    </>
  )
}
