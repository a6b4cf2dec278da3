// Where to continue after signing in: the requested account page, else the current one.

const KEY = 'loftwood.return'

/** Stores the page that needs a sign-in. */
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

/** Stores the current page for a sign-in by a provider, unless another one is stored. */
export function keepPresentPage(): void {
  const { pathname, search } = window.location
  if (sessionStorage.getItem(KEY) === null && !SIGN_IN.test(pathname)) keepReturnPath(pathname + search)
}

/** Reloads the page for the customer. @param account where to go from a page for guests */
export function continueSignedIn(account: string): void {
  const returnTo = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (isOwnReturn(returnTo)) window.location.assign(returnTo)
  else if (SIGN_IN.test(window.location.pathname)) window.location.assign(account)
  else window.location.reload()
}
