/** The images: what they run, as whom, and that a shopper can buy from three containers. */
import { SERVICES } from '../../scripts/lib/services.mjs'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'
import { configOf, runBeside } from './containers.ts'

for (const { name } of SERVICES) {
  test(`${name} starts node itself, as its release does, and as an unprivileged user`, () => {
    const { User, Cmd, Env } = configOf(name)
    const release = JSON.parse(runBeside(name, ['cat', 'package.json'])) as { scripts: { start: string } }
    const variables = Env.filter((line) => line.startsWith('MALLOC'))
    expect(User).toBe('1000:1000')
    expect([...variables, 'exec', ...Cmd].join(' ')).toBe(release.scripts.start)
  })

  test(`${name} is healthy by its own check`, () => {
    const [kind, ...check] = configOf(name).Healthcheck.Test
    const { port } = new URL(serverUrl(name))
    expect(kind).toBe('CMD')
    expect(runBeside(name, check, { env: { PORT: port } })).toBe('')
    expect(() => runBeside(name, check, { env: { PORT: '1' } })).toThrow()
  })

  test(`${name} has neither sources nor secrets of the build`, () => {
    expect(runBeside(name, ['ls', '/app'])).toContain('package.json')
    for (const path of ['/src', '/root/.npmrc', '/app/node_modules/typescript'])
      expect(() => runBeside(name, ['ls', path], { user: '0:0' })).toThrow(/No such file/)
  })
}

test('a shopper fills the cart', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.addFirstBed()
  await shopper.open('/checkout/cart')
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1')
})
