// The document's head: title, canonical address, the page in the other languages, preview picture, fonts, icon.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { translatorOf } from '../shared/i18n/translator.ts'
import { DEFAULT_LOCALE, LOCALES, LOCALE_CODES, localePath, splitLocale } from '../shared/locales.ts'

const BRAND = 'Loftwood'

/** The page's title; error pages have one too. */
export function titleOf(pageContext: PageContext): string {
  const { locale } = splitLocale(pageContext.urlOriginal)
  const t = translatorOf(locale)
  const title =
    pageContext.data?.head?.title ?? (pageContext.is404 ? t('error.notFoundTitle') : t('error.title'))
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`
}

function AddressTags({ path }: { path: string }) {
  const { urlOriginal, publicConfig } = usePageContext()
  const { locale } = splitLocale(urlOriginal)
  const absolute = (code: typeof locale) => `${publicConfig?.publicUrl ?? ''}${localePath(path, code)}`
  return (
    <>
      <link rel="canonical" href={absolute(locale)} />
      {LOCALE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={LOCALES[code].tag} href={absolute(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(DEFAULT_LOCALE)} />
      <meta property="og:url" content={absolute(locale)} />
    </>
  )
}

/** What the browser would only find out while running: the language and the screen of the catch-all page. */
function ChunkTags() {
  const { data, urlOriginal, filesOf } = usePageContext()
  if (!filesOf) return null
  const sources = [`virtual:messages/${splitLocale(urlOriginal).locale}`]
  if (data?.kind) sources.push(`src/app/screens/${data.kind}-screen.tsx`)
  const files = new Set(sources.flatMap(filesOf))
  return [...files].map((file) => <link key={file} rel="modulepreload" href={file} />)
}

/** Everything of `<head>` but title and description, which vike-react writes itself. */
export function HeadTags() {
  const { data, urlOriginal, publicConfig } = usePageContext()
  const { locale } = splitLocale(urlOriginal)
  const head = data?.head
  return (
    <>
      <ChunkTags />
      <meta name="theme-color" content="#6b4023" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALES[locale].tag.replace('-', '_')} />
      {head?.image !== undefined && (
        <meta property="og:image" content={`${publicConfig?.publicUrl ?? ''}${head.image}`} />
      )}
      {(head === undefined || head.noindex === true) && <meta name="robots" content="noindex,follow" />}
      {head?.canonicalPath !== undefined && <AddressTags path={head.canonicalPath} />}
    </>
  )
}
