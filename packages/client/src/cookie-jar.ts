// The cookies of one session outside a browser: those a request brought, and those the middleware has set since.

/** Where the client finds the cookies of a call and leaves those of its answer. */
export interface CookieJar {
  /** The `Cookie` header of the next call; empty when there are none. */
  header(): string
  /** Takes the `Set-Cookie` lines of an answer. */
  take(setCookies: readonly string[]): void
}

/** A jar that can hand on what it was given. */
export interface SessionCookies extends CookieJar {
  /** The last `Set-Cookie` line of each cookie that changed, for whoever sent the request. */
  setCookies(): string[]
}

/** Begins with the `Cookie` header of a request, or with nothing. A jar belongs to one session. */
export function cookieJar(header = ''): SessionCookies {
  const values = new Map<string, string>()
  const changed = new Map<string, string>()
  const keep = (line: string): string => {
    const [, name = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(line) ?? []
    values.set(name, value)
    return name
  }
  header.split(';').forEach(keep)
  values.delete('')
  return {
    header: () => [...values].map((pair) => pair.join('=')).join('; '),
    setCookies: () => [...changed.values()],
    take: (lines) => {
      for (const line of lines) {
        const name = keep(line)
        changed.set(name, line)
        if (/; *max-age=0/i.test(line)) values.delete(name)
      }
    },
  }
}
