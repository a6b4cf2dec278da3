// A fetch that stores cookies between calls, as a browser does.

export interface CookieFetch {
  fetch: typeof fetch
  /** Name to value. */
  cookies: Map<string, string>
}

/** Starts with an empty jar. */
export function cookieFetch(): CookieFetch {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(input, { ...init, headers })
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}
