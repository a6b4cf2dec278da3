// A real provider of OpenID Connect in the test process, and a browser without a screen that signs in there.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the provider knows of a person, by the name they sign in with. */
export type OidcPeople = Record<
  string,
  { email?: string; email_verified?: boolean; given_name?: string; family_name?: string }
>

export interface OidcServer {
  issuer: string
  /** Signs in there and agrees. @returns the address of the callback page with what was appended */
  visit: (url: string, person: string) => Promise<URL>
  stop: () => Promise<void>
}

export const OIDC_CLIENT = { clientId: 'shop', clientSecret: 'a-secret-of-the-shop' } as const

export async function startOidcServer(people: OidcPeople, callbacks: string[]): Promise<OidcServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: callbacks,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['for-tests-only'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people[accountId] }),
    }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    visit: (url, person) => signIn(issuer, url, person),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function signIn(issuer: string, start: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 20; steps += 1) {
    const response = await fetch(url, {
      ...(form ? { method: 'POST', body: form } : {}),
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const page = await response.text()
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      form = undefined
      if (!url.startsWith(issuer)) return new URL(url)
      continue
    }
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    if (!prompt) throw new Error(`The provider shows no form: ${response.status} ${page.slice(0, 300)}`)
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
    url = new URL(action ?? url, url).href
    form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: person, password: 'x' } : {}) })
  }
  throw new Error('The provider never came back')
}
