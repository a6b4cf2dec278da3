// Profiles of platforms: where they may be, and what they may cost.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createPlatformProfiles, isPublicAddress, profileOfHeader } from './platform-profiles.ts'

const opened: { close: () => unknown }[] = []
afterEach(() => {
  for (const it of opened.splice(0)) it.close()
})

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
    .of(address)
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
    await Promise.all([1, 2].map(() => all.of(`${url}/good#fragment`)))
    await all.of(`${url}/good`)
    for (let i = 0; i < 2; i++) await expect(all.of(`${url}/bad`)).rejects.toThrow('JSON')
    expect(visits).toEqual(['/good', '/bad'])
  })
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
