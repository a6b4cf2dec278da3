// Profiles of platforms: where they may be, and what they may cost.
import { Resolver } from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { createPlatformProfiles, isPublicAddress, profileOfHeader } from './platform-profiles.ts'

const opened: { close: () => unknown }[] = []
afterEach(() => {
  for (const it of opened.splice(0)) it.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const caller = { address: '192.0.2.1', admit: async () => undefined }

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function profiles(isLocalAllowed: boolean) {
  const all = createPlatformProfiles({ isLocalAllowed })
  opened.push(all)
  return all
}

const codeOf = async (address: unknown, isLocalAllowed = false) =>
  profiles(isLocalAllowed)
    .of(address, caller)
    .then(
      () => 'fetched',
      ({ code }) => code as string,
    )

const PROFILE = JSON.stringify({ ucp: { version: '2026-04-08', services: {}, payment_handlers: {} } })

describe('the address of a profile', () => {
  test.each([
    undefined,
    '',
    7,
    'example.com/profile',
    'http://example.com/profile',
    'ftp://example.com/profile',
    'file:///etc/passwd',
    'https://ann:secret@example.com/profile',
    `https://example.com/${'a'.repeat(2_100)}`,
  ])('%s is refused before anything is fetched', async (address) => {
    expect(await codeOf(address)).toBe('invalid_profile_url')
  })

  test.each([
    'https://127.0.0.1/p',
    'https://localhost/p',
    'https://2130706433/p',
    'https://0x7f.1/p',
    'https://10.0.0.1/p',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/p',
    'https://[::ffff:127.0.0.1]/p',
    'https://[fd00:ec2::254]/p',
    'https://[64:ff9b::7f00:1]/p',
  ])('%s of this machine or network is not reached', async (address) => {
    expect(await codeOf(address)).toBe('profile_unreachable')
  })

  test('on this machine is not reached by a name either', async () => {
    let visits = 0
    const url = await serve((_request, response) => {
      visits++
      response.end(PROFILE)
    })
    expect(await codeOf(url.replace('http://127.0.0.1', 'https://localhost'))).toBe('profile_unreachable')
    expect(visits).toBe(0)
    expect(await codeOf(url, true)).toBe('fetched')
  })

  test.each([
    ['8.8.8.8', true],
    ['172.15.0.1', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['2606:4700::1', true],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['::', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('a profile', () => {
  test('that redirects is not followed', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/p') response.writeHead(302, { location: '/other' }).end()
      else response.end(PROFILE)
    })
    expect(await codeOf(`${url}/p`, true)).toBe('profile_unreachable')
  })

  test('that is larger than 64 kB is not read to its end', async () => {
    const url = await serve((_request, response) => {
      response.write('{"a":"')
      response.write('x'.repeat(70_000))
    })
    expect(await codeOf(url, true)).toBe('profile_malformed')
  })

  test('that never comes is given up after seconds', async () => {
    const url = await serve(() => undefined)
    const startedAt = performance.now()
    expect(await codeOf(url, true)).toBe('profile_unreachable')
    expect(performance.now() - startedAt).toBeLessThan(4_500)
  })

  test.each(['{', '[]', '{}', '{"ucp":{"version":"2026-04-08"}}'])(
    'that is %s is malformed',
    async (text) => {
      const url = await serve((_request, response) => response.end(text))
      expect(await codeOf(url, true)).toBe('profile_malformed')
    },
  )

  test('is fetched once for all calls, failed or not', async () => {
    const visits: string[] = []
    const url = await serve((request, response) => {
      visits.push(request.url ?? '')
      response.end(request.url === '/good' ? PROFILE : 'no')
    })
    const all = profiles(true)
    await Promise.all([1, 2].map(() => all.of(`${url}/good#fragment`, caller)))
    await all.of(`${url}/good`, caller)
    for (let i = 0; i < 2; i++) await expect(all.of(`${url}/bad`, caller)).rejects.toThrow('JSON')
    expect(visits).toEqual(['/good', '/bad'])
  })
})

describe('fetches of profiles', () => {
  const codes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((it) => (it.status === 'rejected' ? it.reason.code : 'fetched'))

  /** Hosts that answer when they are let. */
  async function slowHosts(count: number) {
    const held: (() => void)[] = []
    const hold: RequestListener = (_request, response) => void held.push(() => response.end(PROFILE))
    const urls = await Promise.all(Array.from({ length: count }, () => serve(hold)))
    return { urls, held }
  }

  test('are two at a time for one caller, whatever the hosts; others have theirs', async () => {
    const { urls, held } = await slowHosts(4)
    const all = profiles(true)
    const [first = '', second = '', third = '', other = ''] = urls
    const waiting = [first, second].map((url) => all.of(url, caller))
    await expect.poll(() => held.length).toBe(2)
    expect(await codes([all.of(third, caller)])).toEqual(['service_unavailable'])
    waiting.push(all.of(other, { ...caller, address: '198.51.100.7' }))
    await expect.poll(() => held.length).toBe(3)
    for (const answer of held) answer()
    expect(await codes(waiting)).toEqual(['fetched', 'fetched', 'fetched'])
    const again = all.of(third, caller)
    await expect.poll(() => held.length).toBe(4)
    held.at(-1)?.()
    expect(await codes([again])).toEqual(['fetched'])
  })

  test('are two at a time from one host, whoever calls', async () => {
    const { urls, held } = await slowHosts(1)
    const all = profiles(true)
    const ended = codes(
      [1, 2, 3].map((i) => all.of(`${urls[0]}/${i}`, { ...caller, address: `198.51.100.${i}` })),
    )
    await expect.poll(() => held.length).toBe(2)
    for (const answer of held) answer()
    expect(await ended).toEqual(['fetched', 'fetched', 'service_unavailable'])
  })

  test('count against the caller, once for each', async () => {
    const url = await serve((_request, response) => response.end(PROFILE))
    const all = profiles(true)
    const admit = vi.fn(async () => undefined)
    for (const path of ['a', 'a', 'b']) await all.of(`${url}/${path}`, { ...caller, admit })
    expect(admit.mock.calls).toEqual([['profile'], ['profile']])
  })

  test.each(['the host fails', 'the caller is over the limit'])(
    'that are due again leave the old profile in use when %s',
    async (why) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let status = 200
      const url = await serve((_request, response) => response.writeHead(status).end(PROFILE))
      const all = profiles(true)
      const { profile } = await all.of(url, caller)
      vi.advanceTimersByTime(10 * 60_000)
      if (why === 'the host fails') status = 500
      const admit = async () => {
        if (status === 200) throw new AppError('RATE_LIMITED', 'no')
      }
      expect((await all.of(url, { ...caller, admit })).profile).toBe(profile)
    },
  )

  test('ask the name servers without a thread of the process', async () => {
    const ask4 = vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['93.184.215.14', '10.0.0.1'])
    const ask6 = vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA'))
    expect(await codeOf('https://platform.example/p')).toBe('profile_unreachable')
    expect([ask4.mock.calls, ask6.mock.calls]).toEqual([[['platform.example']], [['platform.example']]])
  })
})

test('a platform is named by the origin of its profile', async () => {
  const url = await serve((_request, response) => response.end(PROFILE))
  expect((await profiles(true).of(`${url}/p?x=1`, caller)).platform).toBe(url)
})

test.each([
  ['profile="https://a.example/p"', 'https://a.example/p'],
  ['a;b=1, profile="https://a.example/p";v="2", c=?1', 'https://a.example/p'],
  ['profile=token', undefined],
  ['x="profile"', undefined],
  [undefined, undefined],
])('the header %s names %s', (header, address) => {
  expect(profileOfHeader(header)).toBe(address)
})
