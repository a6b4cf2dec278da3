// Whether code is being loaded that may never be needed.
let count = 0

export const isLoadingAhead = (): boolean => count > 0

/** @param load of code that nobody has asked for yet */
export async function loadAhead(load: () => Promise<void>): Promise<void> {
  count += 1
  try {
    await load()
  } finally {
    count -= 1
  }
}
