// What a set of reviews says together, and which of them are read in which order.

export interface ReviewFacts {
  /** 0 to 100. */
  average_rating: number
}

/** `suggested` is the back end's order: the reader's language first, then the newest. */
export const REVIEW_ORDERS = ['suggested', 'newest', 'best', 'worst'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export interface ReviewView {
  order: ReviewOrder
  /** Only those with so many stars. */
  stars: number | null
  /** Only those in this language. */
  language: string | null
}

export const ALL_REVIEWS: ReviewView = { order: 'suggested', stars: null, language: null }

interface Review extends ReviewFacts {
  created_at: string
  language: string | null
}

const newest = (one: Review, other: Review) => other.created_at.localeCompare(one.created_at)
const best = (one: Review, other: Review) => other.average_rating - one.average_rating

const COMPARE: Record<ReviewOrder, (one: Review, other: Review) => number> = {
  suggested: () => 0,
  newest,
  best: (one, other) => best(one, other) || newest(one, other),
  worst: (one, other) => best(other, one) || newest(one, other),
}

export function reviewsIn<Each extends Review>(
  reviews: readonly Each[],
  { order, stars, language }: ReviewView,
): Each[] {
  return reviews
    .filter((review) => stars === null || starsOf(review.average_rating) === stars)
    .filter((review) => language === null || review.language === language)
    .toSorted(COMPARE[order])
}

/** Languages that reviews are written in, where there is more than one. */
export function languagesOf(reviews: readonly Review[]): string[] {
  const all = [...new Set(reviews.flatMap(({ language }) => language ?? []))].toSorted()
  return all.length > 1 ? all : []
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars, in that order. */
export function starCounts(reviews: readonly ReviewFacts[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => starsOf(review.average_rating) === stars).length,
  }))
}

/** 0 to 100 as whole stars, at least one. */
export function starsOf(percent: number): number {
  return Math.min(5, Math.max(1, Math.round(percent / 20)))
}
