// What a provider's script draws comes in time, or counts as not loaded.

const LOAD_WITHIN_MS = 15_000

/** One that comes late is removed: it would stand beside that of the next try. @throws when it is late */
export async function withinLoadTime<T extends { remove: () => void }>(mounted: Promise<T>): Promise<T> {
  const deadline = AbortSignal.timeout(LOAD_WITHIN_MS)
  mounted.then((part) => deadline.aborted && part.remove()).catch(() => undefined)
  return Promise.race([mounted, lateAt(deadline)])
}

/** For what a provider answers without asking the shopper. @throws when it is late */
export const withinAnswerTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([answer, lateAt(AbortSignal.timeout(LOAD_WITHIN_MS))])

function lateAt(deadline: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('The payment provider did not answer in time')))
  })
}
