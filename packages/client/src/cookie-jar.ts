// The cookies of one session outside a browser: those of a request, and those the middleware has set since.

/** Where the client reads the cookies for a call and stores those of its response. */
export interface CookieJar {
  /** The `Cookie` header of the next call; empty when there are none. */
  header(): string
  /** Stores the `Set-Cookie` lines of a response. */
  take(setCookies: readonly string[]): void
}

/** A jar that returns the cookies that changed. */
export interface SessionCookies extends CookieJar {
  /** The last `Set-Cookie` line of each cookie that changed, for the browser that sent the request. */
  setCookies(): string[]
}

/** Begins with the `Cookie` header of a request, or with nothing. A jar belongs to one session. */
export function cookieJar(header = ''): SessionCookies {
  const values = new Map<string, string>()
  const changed = new Map<string, string>()
  const store = (line: string): string => {
    const [, name = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(line) ?? []
    values.set(name, value)
    return name
  }
  header.split(';').forEach(store)
  values.delete('')
  return {
    header: () => [...values].map((pair) => pair.join('=')).join('; '),
    setCookies: () => [...changed.values()],
    take: (lines) => {
      for (const line of lines) {
        const name = store(line)
        changed.set(name, line)
        if (/; *max-age=0/i.test(line)) values.delete(name)
      }
    },
  }
}
