// What the form of a review accepts. Messages are keys of the message catalog.
import * as z from 'zod/mini'

/** Longest texts that the back end takes. */
const LONGEST = { nickname: 128, summary: 255, text: 10_000 } as const
/** Fewest characters of a name and of a sentence. */
const LEAST = { nickname: 2, text: 4 } as const

const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(longest, 'form.tooLong'))

/** @param ratings ids of what must be rated */
export function reviewSchema(ratings: readonly string[]) {
  return z.object({
    ratings: z.record(z.string(), z.string()).check(
      z.refine((chosen) => ratings.every((id) => chosen[id] !== undefined), {
        error: 'review.chooseRating',
      }),
    ),
    nickname: text(LONGEST.nickname).check(z.minLength(LEAST.nickname, 'form.least2')),
    summary: text(LONGEST.summary),
    text: text(LONGEST.text).check(z.minLength(LEAST.text, 'form.least4')),
  })
}
