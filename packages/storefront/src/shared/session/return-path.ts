// Where to go on after signing in: the account page that was asked for, else the present one.

const KEY = 'loftwood.return'

/** Keeps the page that could not be shown. */
export function keepReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path)
}

/** A path of this shop; an address elsewhere is none. */
export function isOwnReturn(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])/.test(path)
}

/** Loads the page anew, as the customer. */
export function continueSignedIn(): void {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (isOwnReturn(kept)) window.location.assign(kept)
  else window.location.reload()
}
