// What a set of reviews says together.

export interface ReviewFacts {
  /** 0 to 100. */
  average_rating: number
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
