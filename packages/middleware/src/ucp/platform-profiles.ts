// Profiles of the platforms that call: JSON at addresses that strangers name, so what is fetched, and from where, is bounded.
import type { LookupAddress, LookupOptions } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import { Agent } from 'undici'
import { z } from 'zod'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import { ProtocolError } from './failure.ts'

const TIMEOUT_MS = 3_000
const MAX_BYTES = 64 * 1024
const MAX_URL_LENGTH = 2_048
/** The protocol asks for a minute at least. */
const FRESH_MS = 5 * 60_000
/** How long a profile is used that cannot be fetched again. */
const KEPT_MS = 24 * 60 * 60_000
/** A profile that fails is not fetched again for each call. */
const FAILURE_KEPT_MS = 15_000
const MAX_PROFILES = 500
/** Fetches at the same time; further calls wait for none of them. */
const MAX_FETCHES = 64
/** Of these for one caller, and from one host. */
const MAX_FETCHES_EACH = 2

const entity = z.looseObject({ version: z.string() })
const registry = <Entry extends z.ZodType>(entry: Entry) => z.record(z.string(), z.array(entry))
const profileSchema = z.looseObject({
  ucp: z.looseObject({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    services: registry(entity.extend({ transport: z.enum(['rest', 'mcp', 'a2a', 'embedded']) })),
    payment_handlers: registry(entity),
    capabilities: registry(
      entity.extend({ spec: z.string(), schema: z.string(), config: z.looseObject({}).optional() }),
    ).default({}),
  }),
  signing_keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })).optional(),
})

export type PlatformProfile = z.output<typeof profileSchema>

/** IPv4 that is not the public internet; of IPv6 only global unicast is let through. */
const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
/** Teredo, 6to4 and others carry an IPv4 address inside. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')
const GLOBAL_UNICAST = new BlockList()
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

type Lookup = (
  hostname: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => unknown

/** The system's look-up would hold one of the process's few threads for as long as a name server is silent. */
const resolver = new Resolver({ timeout: 2_000, tries: 1 })

/** Resolves for the connection itself, so that a name cannot change between the check and its use. */
const lookupPublic: Lookup = async (hostname, _options, done) => {
  const found = await Promise.all([addressesOf(hostname, 4), addressesOf(hostname, 6)])
  const addresses = found.flat()
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    return done(new Error('not an address of the public internet'), [])
  done(null, addresses)
}

/** None where the name has none of this family, or cannot be resolved. */
async function addressesOf(hostname: string, family: 4 | 6): Promise<LookupAddress[]> {
  const resolving = family === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname)
  const addresses = await resolving.catch(() => [])
  return addresses.map((address) => ({ address, family }))
}

/** Reads the address out of the `UCP-Agent` header, a dictionary of RFC 8941. */
export function profileOfHeader(header: string | undefined): string | undefined {
  const members = (header ?? '').matchAll(/(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"/g)
  return [...members].at(-1)?.[1]?.replace(/\\(["\\])/g, '$1')
}

/** For whom a profile is fetched. */
interface ProfileCaller {
  address: string | undefined
  admit: Admit
}

export interface PlatformProfiles {
  /** The profile at an address, and its origin as the platform's name. @throws ProtocolError, RATE_LIMITED */
  of(address: unknown, caller: ProfileCaller): Promise<{ platform: string; profile: PlatformProfile }>
  close(): Promise<void>
}

interface Fetch {
  caller: string
  host: string
  profile: Promise<PlatformProfile>
}

/** @param isLocalAllowed for tests: addresses of this machine count too, without TLS */
export function createPlatformProfiles({ isLocalAllowed }: { isLocalAllowed: boolean }): PlatformProfiles {
  const { download, close } = createDownloads(isLocalAllowed)
  const profiles = new LRUCache<string, { profile: PlatformProfile; freshUntil: number }>({
    max: MAX_PROFILES,
    ttl: KEPT_MS,
  })
  const failures = new LRUCache<string, ProtocolError>({ max: MAX_PROFILES, ttl: FAILURE_KEPT_MS })
  const fetches = new Map<string, Fetch>()

  async function load(url: URL, { address = '', admit }: ProfileCaller): Promise<PlatformProfile> {
    const failure = failures.get(url.href)
    if (failure) throw failure
    if (!fetches.has(url.href)) await admit('profile')
    return fetches.get(url.href)?.profile ?? startFetch(url, ipKeyGenerator(address))
  }

  /** @throws ProtocolError at once when there is no place */
  function startFetch(url: URL, caller: string): Promise<PlatformProfile> {
    const { host } = url
    const running = [...fetches.values()]
    const isFull =
      running.length >= MAX_FETCHES ||
      running.filter((it) => it.caller === caller).length >= MAX_FETCHES_EACH ||
      running.filter((it) => it.host === host).length >= MAX_FETCHES_EACH
    if (isFull)
      throw new ProtocolError('service_unavailable', 'Too many profiles are being fetched', {
        retryAfterSeconds: 2,
      })
    const fetching = download(url)
      .then((text) => {
        const profile = parse(text)
        profiles.set(url.href, { profile, freshUntil: Date.now() + FRESH_MS })
        return profile
      })
      .catch((error: unknown) => {
        if (error instanceof ProtocolError) failures.set(url.href, error)
        throw error
      })
      .finally(() => fetches.delete(url.href))
    fetches.set(url.href, { caller, host, profile: fetching })
    return fetching
  }

  return {
    async of(address, caller) {
      const url = checkedUrl(address, isLocalAllowed)
      const known = profiles.get(url.href)
      if (known && known.freshUntil > Date.now()) return { platform: url.origin, profile: known.profile }
      const profile = await load(url, caller).catch((error: unknown) => {
        if (known) return known.profile
        throw error
      })
      return { platform: url.origin, profile }
    },
    close,
  }
}

function createDownloads(isLocalAllowed: boolean) {
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, maxResponseSize: MAX_BYTES }
  const agent = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS, lookup: lookupPublic } })
  const localAgent = isLocalAllowed ? new Agent(limits) : undefined

  /** @throws ProtocolError */
  async function download(url: URL): Promise<string> {
    const dispatcher = isLocal(url) && localAgent ? localAgent : agent
    try {
      const { statusCode, body } = await dispatcher.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        headers: { accept: 'application/json', 'user-agent': 'UCP-Business' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (statusCode !== 200) {
        await body.dump({ limit: 1_024 }).catch(() => undefined)
        throw unreachable(`The profile was answered with status ${statusCode}`)
      }
      return await body.text()
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      // Without the cause: it may name the address with its query.
      if ((error as { code?: string }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
        throw new ProtocolError('profile_malformed', 'The profile has more than 64 kB')
      throw unreachable('The profile cannot be fetched')
    }
  }

  return {
    download,
    close: async () => void (await Promise.all([agent.destroy(), localAgent?.destroy()])),
  }
}

function unreachable(message: string): ProtocolError {
  return new ProtocolError('profile_unreachable', message)
}

function checkedUrl(address: unknown, isLocalAllowed: boolean): URL {
  const invalid = (why: string) => new ProtocolError('invalid_profile_url', why)
  if (typeof address !== 'string' || address === '')
    throw invalid('The address of the platform profile is missing')
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address))
    throw invalid('The address of the platform profile is not a URL')
  const url = new URL(address)
  url.hash = ''
  if (isLocalAllowed && isLocal(url) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw invalid('The platform profile must be at an https address')
  if (url.username || url.password) throw invalid('The address of the platform profile has credentials')
  // Names are checked when they are resolved.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isPublicAddress(literal)) throw unreachable('The profile cannot be fetched')
  return url
}

function isLocal({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === 'localhost'
}

function parse(text: string): PlatformProfile {
  const malformed = (why: string) => new ProtocolError('profile_malformed', why)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The profile is not JSON')
  }
  const result = profileSchema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw malformed(
    `The profile is no platform profile: ${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300),
  )
}
