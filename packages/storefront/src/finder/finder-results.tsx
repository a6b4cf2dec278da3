// The beds that suit, each with its reasons, or which answer to give up.
import { ProductCardsDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Icon } from '@loftwood/ui/icon'
import { TextLink } from '@loftwood/ui/text-link'
import { Check } from 'lucide'
import { useQuery } from '../platform/data/use-query.ts'
import { FACET_DEFAULTS, listingQuery, parseListing } from '../catalog/listing-params.ts'
import { paths } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { CompareButton } from '../product/buying/compare-button.tsx'
import { ListAction } from '../product/buying/list-action.tsx'
import { ProductTile } from '../product/card/product-tile.tsx'
import { useHydrated } from '../platform/use-hydrated.ts'
import type { Reason } from '@loftwood/fit/find-beds'
import { findBeds } from './find-beds.ts'
import { finderPath, isSaid, type Answers } from './finder-answers.ts'
import type { FinderData } from './finder-data.ts'
import { ANY } from './finder-values.ts'
import { answerWords, QUESTION_WORDS, reasonWords } from './finder-words.ts'

/** The rest is in the list. */
const MOST_SHOWN = 12
/** Of the first screen on a desktop. */
const EAGER = 2

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useT()
  const format = useFormat()
  const sentences = reasons.flatMap((reason) => reasonWords(reason, { t, format }))
  if (sentences.length === 0) return null
  return (
    <ul aria-label={t('finder.reasons')} className="mt-2 flex flex-col gap-1 text-sm">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <Icon of={Check} size="sm" className="mt-0.5 shrink-0 text-success" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** The list of the same categories with what it can filter. */
function useListHref(variables: FinderData['variables'], { budget }: Answers): string {
  const href = useHref()
  const uids = variables?.filter.category_uid?.in ?? []
  const search = {
    category_uid: uids.map(String),
    ...(isSaid(budget) && { price_to: [budget] }),
  }
  return href(paths.search + listingQuery(parseListing(search, FACET_DEFAULTS), FACET_DEFAULTS))
}

function NothingSuits({ answers, relaxed }: Pick<FinderData, 'answers' | 'relaxed'>) {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  if (!relaxed) {
    return (
      <EmptyState
        title={t('finder.nothing')}
        actions={<ButtonLink href={href(paths.finder)}>{t('finder.again')}</ButtonLink>}
      >
        {t('finder.nothingAlone')}
      </EmptyState>
    )
  }
  const { question, count } = relaxed
  const answer = answerWords(question, answers[question], { t, format })
  return (
    <EmptyState
      title={t('finder.nothing')}
      actions={
        <>
          <ButtonLink href={href(finderPath({ ...answers, [question]: ANY }))} rel="nofollow">
            {t('finder.without', { count })}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href={href(finderPath({ ...answers, [question]: '' }))}
            rel="nofollow"
          >
            {t('finder.change')}
          </ButtonLink>
        </>
      }
    >
      {t('finder.relax', { question: t(QUESTION_WORDS[question].name), answer })}
    </EmptyState>
  )
}

export function FinderResults({ answers, variables, relaxed }: Omit<FinderData, 'head'>) {
  const t = useT()
  const isHydrated = useHydrated()
  const listHref = useListHref(variables, answers)
  const pause = !variables
  const [{ data }] = useQuery({ query: ProductCardsDocument, variables: variables ?? {}, pause })
  const found = findBeds(data?.products?.items ?? [], answers)
  if (found.length === 0) return <NothingSuits {...{ answers }} {...(relaxed && { relaxed })} />
  const rest = found.length - MOST_SHOWN
  return (
    <section aria-labelledby="finder-results">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="finder-results" tabIndex={-1} className="text-2xl focus:outline-none">
          {t('finder.found', { count: found.length })}
        </h2>
        <TextLink href={listHref}>{t('finder.list')}</TextLink>
      </div>
      {found.slice(0, MOST_SHOWN).map(({ product, reasons }, index) => (
        <ProductTile
          key={product.uid}
          product={product}
          layout="list"
          eager={index < EAGER}
          details={<Reasons reasons={reasons} />}
          actions={
            <div className="flex flex-wrap items-center gap-2">
              <ListAction product={product} />
              {isHydrated && <CompareButton product={product} />}
            </div>
          }
        />
      ))}
      {rest > 0 && (
        <p className="mt-6">
          <TextLink href={listHref}>{t('finder.more', { count: rest })}</TextLink>
        </p>
      )}
    </section>
  )
}
