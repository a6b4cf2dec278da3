// The error screens (docs/product.md, Pages): not found, over a limit, unavailable, any other error.
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { ButtonLink } from '@loftwood/ui/button'
import { Container } from '@loftwood/ui/layout'
import { usePageContext } from 'vike-react/usePageContext'
import type { Translate } from '../platform/i18n/translator.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { splitPage } from '../platform/i18n/page-view.ts'
import { REQUEST_ID_MARK } from '../platform/request-id-mark.ts'
import { CategoryLinks } from '../store/category-links.tsx'
import { isOwnPath, paths } from '../paths.ts'

interface Words {
  banner: string
  message: string
  detail?: string
  action: string
}

/** Distinguishes missing data of the shop's own screens from an unknown (or removed) address. */
function notFoundWords(t: Translate, isOwn: boolean): Words {
  return isOwn
    ? { banner: '404', message: t('error.notFoundTitle'), action: t('error.backHome') }
    : { banner: '404', message: t('error.notFound'), action: t('error.mainPage') }
}

function useWords(): Words {
  const pageContext = usePageContext()
  const { is404, abortStatusCode } = pageContext
  const t = useT()
  if (is404 === true || abortStatusCode === 404) {
    // The path of the page context still has its prefix where the server renders an error.
    const [path = '/'] = splitPage(pageContext).path.split(/[?#]/)
    return notFoundWords(t, isOwnPath(path))
  }
  if (abortStatusCode === 503) {
    const [message, detail] = [t('error.unavailable'), t('error.unavailableDetail')]
    return { banner: '503', message, detail, action: t('error.tryAgain') }
  }
  if (abortStatusCode === 429) {
    const [message, detail] = [t('error.limited'), t('error.limitedDetail')]
    return { banner: '429', message, detail, action: t('error.tryAgain') }
  }
  return {
    banner: String(abortStatusCode ?? 500),
    message: t('error.title'),
    action: t('error.backHome'),
  }
}

/**
 * The request's id in small print, where the server answered with this page. The browser does not know the id, and keeps
 * the server's text.
 */
function Reference() {
  const { isHydration } = usePageContext()
  const t = useT()
  if (!import.meta.env.SSR && isHydration !== true) return null
  return (
    <p className="mt-10 text-sm text-ink-muted" suppressHydrationWarning>
      {t('error.reference', { requestId: REQUEST_ID_MARK })}
    </p>
  )
}

/** Rendered in place of a page, with the status code that the server answers. */
export function ErrorPage() {
  const { abortStatusCode, is404, urlOriginal } = usePageContext()
  const { banner, message, detail, action } = useWords()
  const href = useHref()
  const isDown = abortStatusCode === 503
  const isPassing = isDown || abortStatusCode === 429
  const isFailure = is404 !== true && (abortStatusCode ?? 500) >= 500
  return (
    <Container width="text" className="py-section text-center">
      <BunkDrawing empty className="mx-auto mb-6" />
      <p className="font-display text-4xl font-semibold text-primary">{banner}</p>
      <h1 className="mt-4 text-2xl">{message}</h1>
      {detail !== undefined && <p className="mt-3 text-ink-muted">{detail}</p>}
      <p className="mt-8">
        <ButtonLink
          href={isPassing ? urlOriginal : href(paths.home)}
          rel={isPassing ? 'external' : undefined}
        >
          {action}
        </ButtonLink>
      </p>
      {!isDown && <CategoryLinks className="mt-12" />}
      {isFailure && <Reference />}
    </Container>
  )
}
