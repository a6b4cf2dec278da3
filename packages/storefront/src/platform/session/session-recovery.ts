// A page that can ask for the password in place when the session has ended registers here; without one the shopper is
// sent to the home page.

/** Resolves to whether the same customer is signed in again. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null
let hasEnded = false

/** Until the returned function is called. */
export function recoverSessionHere(how: Ask): () => void {
  ask = how
  return () => {
    if (ask !== how) return
    ask = null
    asking = null
    hasEnded = false
  }
}

/** Asks once, however many operations failed; null where no page can ask. */
export function recoverSession(): Promise<boolean> | null {
  if (!ask) return null
  hasEnded = true
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Whether the session has ended and was not renewed, so that the customer's cart cannot be read. */
export const sessionHasEnded = (): boolean => hasEnded

export function sessionIsBack(): void {
  hasEnded = false
}
