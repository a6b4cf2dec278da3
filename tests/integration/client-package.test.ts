// The client as it is published: its package is sound, its types stand alone, and the Node examples of its README work.
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'
import { CLIENT_ROOT, packClient } from '../harness/packed-client.ts'
import { cookieFetch } from './cookie-fetch.ts'

const run = promisify(execFile)
const { folder, installed, tarball, remove } = packClient()
afterAll(remove)
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')

const readme = readFileSync(join(installed, 'README.md'), 'utf8')
/** The first code under a heading. */
const example = (heading: string) =>
  new RegExp(`## ${heading}\n.*?\`\`\`\\w+\\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? ''

test('the Node script of the README', async () => {
  const commerce = await startCommerce()
  const middleware = await startMiddleware({ commerceUrl: commerce.graphqlUrl })
  writeFileSync(join(folder, 'script.js'), example('In a Node script'))
  const env = { ...process.env, MIDDLEWARE_URL: middleware.url }
  const { stdout } = await run('node', ['script.js'], { cwd: folder, env })
  await middleware.stop()
  await commerce.stop()
  expect(stdout).toMatch(
    /^\d+ bunk beds at Loftwood, from:\n(.+: [\d.]+\n){3}2 in the cart\nCART_NOT_FOUND\n$/,
  )
})

test("the server of the README continues its visitor's session", async () => {
  const commerce = await startCommerce()
  const middleware = await startMiddleware({ commerceUrl: commerce.graphqlUrl })
  writeFileSync(join(folder, 'server.ts'), example('On a server'))
  const port = String(await freePort())
  const env = { ...process.env, MIDDLEWARE_URL: middleware.url, PORT: port }
  const server = spawn('node', ['server.ts'], { cwd: folder, env, stdio: 'inherit' })
  const visitor = cookieFetch()
  const visit = async () => (await visitor.fetch(`http://localhost:${port}/`)).text()
  await expect.poll(() => visit().catch(() => 'not listening yet'), { timeout: 20_000 }).toBe('1 in the cart')
  expect(await visit()).toBe('2 in the cart')
  server.kill()
  await middleware.stop()
  await commerce.stop()
})

test('publint finds no error', async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true })
  expect(messages).toEqual([])
})

test('every module system finds the types that belong to the code', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
  const problems = result.types ? result.problems : [{ kind: 'NoTypes' as const }]
  // It is published as ES modules alone, which CommonJS imports dynamically, and for `exports`, which old Node lacked.
  const isExpected = (problem: (typeof problems)[number]) =>
    problem.kind === 'CJSResolvesToESM' ||
    (problem.kind === 'NoResolution' && problem.resolutionKind === 'node10')
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
})

test('the types need nothing but the package', async () => {
  mkdirSync(join(folder, 'types'))
  writeFileSync(
    join(folder, 'types/index.ts'),
    `import { createClient, ClientError, type SessionHint } from '@loftwood/client'
     const { magento } = createClient({ url: '/api' })
     const products = await magento.products({ search: 'bed', filter: { att_fabric: { eq: '5' } } })
     export const names: (string | null)[] = products.products?.items?.map((item) => item?.name ?? null) ?? []
     export const hint: SessionHint = { cart: true, customer: false }
     export const isGone = (error: unknown): boolean => error instanceof ClientError && error.code === 'CART_NOT_FOUND'
     // @ts-expect-error -- a number is no search text
     await magento.products({ search: 5 })
     // @ts-expect-error -- there is no such method
     await magento.nope()
    `,
  )
  const options = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    types: [],
    lib: ['es2022', 'dom'],
  }
  writeFileSync(join(folder, 'types/tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  const { stdout } = await run('tsc', ['-p', join(folder, 'types')], { cwd: CLIENT_ROOT }).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
