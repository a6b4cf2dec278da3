// What the finder reads: nothing but its answers until all questions have one, then the beds to choose from.
import { categoriesFor } from '@loftwood/fit/bed-categories'
import { ProductCardsDocument, type CategoryListQuery, type ProductCardsQuery } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import type { ListingVariables } from '../catalog/listing-params.ts'
import { paths } from '../paths.ts'
import { isOffered } from '../platform/brand/use-existing.ts'
import { dataOf, loadPage, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { menuTree } from '../store/menu-query.ts'
import { findBeds, partOf } from './find-beds.ts'
import { isDone, isSaid, parseAnswers, type Answers, type Question } from './finder-answers.ts'
import { ANY } from './finder-values.ts'

/** The most that the middleware lists at once. The rules choose among these; a longer list is reached by the link to it. */
const MOST_BEDS = 100

export interface FinderData {
  head: PageHead
  answers: Answers
  /** Once all is answered: the query of the beds, null where the catalog has no such category. */
  variables?: ListingVariables | null
  /** Where nothing suits: the first answer without which something does, and how many beds then. */
  relaxed?: { question: Question; count: number }
}

type Tree = CategoryListQuery['categoryList']

/** What the back end filters. */
function variablesFor(tree: Tree, answers: Answers): ListingVariables | null {
  const uids = categoriesFor(tree, partOf(answers))
  if (uids.length === 0) return null
  const { budget } = answers
  return {
    filter: { category_uid: { in: uids }, ...(isSaid(budget) && { price: { to: budget } }) },
    pageSize: MOST_BEDS,
    currentPage: 1,
  }
}

const bedsIn = ({ products }: ProductCardsQuery, answers: Answers) => findBeds(products?.items ?? [], answers)

/** From what is given up most easily. */
const RELAXED_IN_ORDER: readonly Question[] = ['budget', 'with', 'floor', 'ceiling', 'who']

/** One question after the other: the first that helps is proposed. */
async function relax(pageContext: PageContext, tree: Tree, answers: Answers): Promise<FinderData['relaxed']> {
  for (const question of RELAXED_IN_ORDER) {
    if (!isSaid(answers[question])) continue
    const others = { ...answers, [question]: ANY }
    const variables = variablesFor(tree, others)
    if (!variables) continue
    const { data } = await query(ProductCardsDocument, variables).run(pageContext)
    const count = data ? bedsIn(data, others).length : 0
    if (count > 0) return { question, count }
  }
  return undefined
}

/** Throws 404 where the shop has no finder. */
export async function loadFinder(pageContext: PageContext): Promise<FinderData> {
  // The brand comes with its texts.
  const t = await loadTranslator(viewOf(pageContext))
  if (!isOffered(pageContext, paths.finder)) throw render(404)
  const answers = parseAnswers(pageContext.urlParsed.searchAll)
  await loadPage(pageContext, {})
  const head = {
    title: t('finder.title'),
    description: t('finder.lead'),
    canonicalPath: paths.finder,
    noindex: Object.values(answers).some((answer) => answer !== ''),
  }
  if (!isDone(answers)) return { head, answers }
  const { data: menu } = await menuTree.run(pageContext)
  const tree = menu?.categoryList ?? null
  const variables = variablesFor(tree, answers)
  if (!variables) return { head, answers, variables }
  const found = dataOf(await query(ProductCardsDocument, variables).run(pageContext))
  const relaxed = bedsIn(found, answers).length === 0 ? await relax(pageContext, tree, answers) : undefined
  return { head, answers, variables, ...(relaxed && { relaxed }) }
}
