// The providers that customers may sign in with: each provider's metadata is fetched when first needed.
import {
  ClientSecretBasic,
  type Configuration,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type CustomFetch,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { SocialProviderConfig } from '../../config.ts'
import { ANSWER_WITHIN_MS, outsideFetch } from '../../platform/outside.ts'

/** What a started sign-in must remember until it is finished. */
export interface SocialAttempt {
  provider: string
  redirectUri: string
  verifier: string
  nonce: string
}

/** Who signed in, as the provider says. */
export interface SocialPerson {
  subject: string
  /** Undefined unless the provider vouches for it. */
  verifiedEmail: string | undefined
  firstname: string | undefined
  lastname: string | undefined
}

export interface SocialProvider {
  code: string
  label: string
  start: (redirectUri: string) => Promise<SocialAttempt & { urlFor: (state: string) => string }>
  /** @param callback the callback page's address with what the provider appended. @throws when anything is wrong */
  finish: (attempt: SocialAttempt, callback: URL, state: string) => Promise<SocialPerson>
}

const MOST_CHARACTERS = 255
const SCOPE = 'openid email profile'

export function socialProvider(settings: SocialProviderConfig): SocialProvider {
  const { code, label } = settings
  let existing: Promise<Configuration> | undefined
  // A failed fetch is repeated at the next call.
  const client = () =>
    (existing ??= discover(settings).catch((error: unknown) => {
      existing = undefined
      throw error
    }))

  async function start(redirectUri: string) {
    const [configuration, verifier, nonce] = [await client(), randomPKCECodeVerifier(), randomNonce()]
    const challenge = await calculatePKCECodeChallenge(verifier)
    const urlFor = (state: string) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href
    return { provider: code, redirectUri, verifier, nonce, urlFor }
  }

  async function finish({ verifier, nonce }: SocialAttempt, callback: URL, state: string) {
    const configuration = await client()
    const tokens = await authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token')
    if (claims['email'] !== undefined) return personOf(claims.sub, claims)
    return personOf(claims.sub, await fetchUserInfo(configuration, tokens.access_token, claims.sub))
  }

  return { code, label, start, finish }
}

function discover({ issuer, clientId, clientSecret }: SocialProviderConfig): Promise<Configuration> {
  const url = new URL(issuer)
  return discovery(url, clientId, clientSecret, ClientSecretBasic(clientSecret), {
    timeout: ANSWER_WITHIN_MS.background / 1000,
    // The library's own type of bodies is wider than Node's.
    [customFetch]: outsideFetch as CustomFetch,
    execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** @throws when the subject is longer than OpenID Connect allows */
function personOf(subject: string, claims: Record<string, unknown>): SocialPerson {
  if (subject.length > MOST_CHARACTERS) throw new Error('The subject of the ID token is too long')
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim().slice(0, MOST_CHARACTERS)
      : undefined
  }
  const [first, ...rest] = (text('name') ?? '').split(/\s+/)
  return {
    subject,
    verifiedEmail: claims['email_verified'] === true ? text('email') : undefined,
    firstname: text('given_name') ?? (first || undefined),
    lastname: text('family_name') ?? (rest.join(' ') || undefined),
  }
}
