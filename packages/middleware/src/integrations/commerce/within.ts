// A bound for waiting.

/** The result of the work, or of `onLate` after this time; the work itself goes on. */
export async function within<T>(work: Promise<T>, ms: number, onLate: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))).then(onLate)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined) // Whoever waits gets the error.
  }
}
