import { dataFolder } from '@loftwood/demo-store/data-folder'
import { parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import { expect, test } from 'vitest'
import { makeOrder } from '../testing/make-order.ts'
import { orderMail } from './order-mail.ts'

const { store } = parseRules(readCatalogFiles(dataFolder))
const shop = { store, storefrontUrl: 'https://shop.example' }
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const late = { leadDays: [14, 21] as const, payBy: '2026-12-01' }
const open = { ...late, payBy: null }
const invoiced = { ...open, paymentCode: 'purchaseorder' }
test.each([
  ['default', late, false, 'Guelph, about December 9–31, depending on the day your payment arrives'],
  ['fr', late, false, 'Guelph, du 9 au 31 décembre environ, selon le jour où votre paiement'],
  ['default', late, true, 'Guelph, about December 9–21\n'],
  ['default', invoiced, false, 'Guelph, about December 9–21\n'],
  ['default', open, false, 'business days after it leaves Guelph\n'],
  ['default', { ...late, pickupCode: 'guelph' }, true, 'after it is packed, about December 9–21\n'],
])('the dates of the checkout, in %s of %o, paid: %s', (storeCode, change, isPaid, words) => {
  const mail = orderMail(makeOrder({}, { storeCode, ...change }), shop, isPaid)
  expect(plain(mail.text)).toContain(words)
})

test.each([
  ['default', 'until we begin to prepare it', 'https://shop.example/return-policy'],
  ['fr', 'commencé à la préparer', 'https://shop.example/fr/return-policy'],
])('how to cancel and to return, in %s', (storeCode, cancel, url) => {
  const { text } = orderMail(makeOrder({}, { storeCode }), shop)
  expect(text).toContain(cancel)
  expect(text).toContain(`\n${url}\n`)
})

test('a shop without a page about returns links none', () => {
  const { text } = orderMail(makeOrder(), { ...shop, store: { ...store, returnPage: undefined } })
  expect(text).toMatch(/To cancel\nYou can cancel/i)
  expect(text).not.toMatch(/How to return|return-policy/)
})
