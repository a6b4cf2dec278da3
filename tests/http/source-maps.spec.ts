/** The sources of the shop are nobody's business: maps of its scripts stay on the server. */
import { expect, test } from '../fixtures/index.ts'
import { assetsOf, BUILT } from '../harness/built-assets.ts'

test('no script has a source map that browsers find', async ({ request }) => {
  const scripts = (await assetsOf(BUILT)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) {
    const response = await request.get(`/${script}`)
    expect(response.status(), script).toBe(200)
    expect(await response.text(), script).not.toContain('sourceMappingURL')
    expect((await request.get(`/${script}.map`)).status(), script).toBe(404)
  }
})
