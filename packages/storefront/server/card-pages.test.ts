// Which documents may show the fields for a card and the page of its bank.
import { afterEach, expect, test } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

let storefront: TestStorefront
afterEach(() => storefront.stop())

async function start(requires3ds: boolean): Promise<void> {
  storefront = await runStorefront((_request, response) => response.end('{"data":{}}'), {
    facts: () => ({ braintree: { default: { requires3ds } } }),
  })
}

async function policyAt(path: string): Promise<string> {
  const response = await fetch(storefront.url + path)
  await response.body?.cancel()
  return response.headers.get('content-security-policy') ?? ''
}

test('with 3-D Secure the checkout may show the page of any bank, and nothing else may', async () => {
  await start(true)
  const policy = await policyAt('/checkout')
  expect(policy).toMatch(/frame-src [^;]* https:;/)
  expect(policy).toMatch(/form-action 'self' https:(?:;|$)/)
  expect(policy).toMatch(/script-src [^;]*https:\/\/songbird\.cardinalcommerce\.com/)
  // Another store view has no cards, and another page no checkout.
  for (const path of ['/fr/checkout', '/', '/checkout/cart', '/checkout/pay'])
    expect(await policyAt(path), path).not.toMatch(/cardinal|form-action 'self' https:/)
})

test('without it the checkout may show the fields only', async () => {
  await start(false)
  const policy = await policyAt('/checkout')
  expect(policy).toContain('https://assets.braintreegateway.com')
  expect(policy).not.toMatch(/cardinal|frame-src [^;]* https:[; ]|form-action 'self' https:/)
})
