import { beforeAll, expect, it } from 'vitest'
import { VIEWS } from '../../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../../platform/i18n/translator.ts'
import { describeProduct } from './describe-product.ts'
import { makeConfigurable } from '../testing/make-product.ts'

beforeAll(() => loadTranslator(VIEWS[0], ALL_TEXTS))

function described(has: (path: string) => boolean): string {
  const absolute = (path: string) => `https://shop.example${path}`
  const facts = { country: 'CA', currency: 'CAD', homeName: 'Home', absolute, has }
  return JSON.stringify(describeProduct(makeConfigurable(), facts))
}

it('names the pages of delivery and returns', () => {
  const data = described(() => true)
  expect(data).toContain('"shippingSettingsLink":"https://shop.example/shipping-info"')
  expect(data).toContain('"merchantReturnLink":"https://shop.example/return-policy"')
})

it('names no page that the back end does not have', () => {
  const data = described(() => false)
  expect(data).toContain('"merchantReturnDays":30')
  expect(data).not.toMatch(/shippingDetails|merchantReturnLink/)
})
