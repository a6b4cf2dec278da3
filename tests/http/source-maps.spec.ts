/** The sources of the shop are nobody's business: maps of its scripts stay on the server. */
import { expect, test } from '../fixtures/index.ts'

test('no script has a source map that browsers find', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(html) ?? []
  const { imports } = JSON.parse(map) as { imports: Record<string, string> }
  const scripts = Object.values(imports).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) {
    const response = await request.get(script)
    expect(response.status(), script).toBe(200)
    expect(await response.text(), script).not.toContain('sourceMappingURL')
    expect((await request.get(`${script}.map`)).status(), script).toBe(404)
  }
})
