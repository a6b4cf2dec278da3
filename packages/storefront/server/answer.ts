// What a request of a page to the middleware ends with.

/** An answer of the middleware that a page is made of. */
export interface Answer {
  path: string
  operation: string
  /** Parsed and sanitized; undefined when the request failed. */
  content: unknown
  /** The next request may succeed. A method that the back end does not have never will. */
  hasFailed: boolean
  /** Why it failed, for the log. */
  error?: unknown
  /** The visitor is over a limit, for so many seconds. */
  limitedFor?: number | undefined
  /** Absent when the answer is private to one visitor, or failed. */
  etag: string | undefined
  /** Milliseconds since 1970 when the middleware fetched it. */
  date: number
}

/** What a request of a page ended with. */
export interface Read {
  answer: Answer
  /** @throws when there was no answer */
  respond: () => Response
}
