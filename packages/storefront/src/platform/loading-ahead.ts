// Whether a prefetch of code is in flight.
let count = 0

export const isLoadingAhead = (): boolean => count > 0

/** @param load prefetches code */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  count += 1
  try {
    await load()
  } finally {
    count -= 1
  }
}
