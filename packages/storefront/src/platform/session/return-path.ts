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

/** The pages of signing in, in any language: nothing to return to. */
const SIGN_IN =
  /\/(?:customer\/account\/(?:login|create|forgotpassword|sign-in-link)|sociallogin\/social\/callback)$/

/** Keeps the present page for whoever signs in elsewhere, unless another one is waiting. */
export function keepPresentPage(): void {
  const { pathname, search } = window.location
  if (sessionStorage.getItem(KEY) === null && !SIGN_IN.test(pathname)) keepReturnPath(pathname + search)
}

/** Loads the page anew, as the customer. @param account where to go from a page for guests */
export function continueSignedIn(account: string): void {
  const returnTo = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (isOwnReturn(returnTo)) window.location.assign(returnTo)
  else if (SIGN_IN.test(window.location.pathname)) window.location.assign(account)
  else window.location.reload()
}
