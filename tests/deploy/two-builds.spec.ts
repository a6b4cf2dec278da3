/** A release while the old one still serves: nginx gives each request to either, so every page mixes both builds. */
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { assetsOf, BUILT } from '../harness/built-assets.ts'
import { deployValue } from './deploy-env.ts'

const VISITS = 6

test('two changed lines rename files, so that pages of both builds request others', async () => {
  const [before, after] = [await assetsOf(BUILT), await assetsOf(deployValue('secondBuild'))]
  const renamed = after.filter((name) => !before.includes(name))
  console.log(`${renamed.length} of ${after.length} files renamed: ${renamed.join(' ')}`)
  expect(renamed.length).toBeGreaterThan(0)
})

test('each server has the files of both builds', async () => {
  const builds = [BUILT, deployValue('secondBuild')]
  const names = new Set((await Promise.all(builds.map(assetsOf))).flat())
  const missing: string[] = []
  for (const host of deployValue('upstreams').split(',')) {
    for (const name of names) {
      const response = await fetch(`http://${host}/${name}`)
      await response.arrayBuffer()
      if (!response.ok) missing.push(`${host} ${name}`)
    }
  }
  console.log(`${missing.length} of ${names.size * 2} assets missing`)
  expect(missing).toEqual([])
})

for (let visit = 1; visit <= VISITS; visit += 1)
  test(`visit ${visit} adds to the cart and finds it there`, async ({ page }) => {
    const shopper = shopperOn(page, visit % 2 === 0 ? 'fr' : 'en')
    await shopper.open('/')
    await shopper.addFirstBed()
    await shopper.open('/checkout/cart')
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1')
  })
