import { dataFolder } from '@loftwood/demo-store/data-folder'
import { parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import { expect, test } from 'vitest'
import { makeOrder } from '../testing/make-order.ts'
import { shipmentMail } from './order-life-mail.ts'
import { orderMail } from './order-mail.ts'

const rules = parseRules(readCatalogFiles(dataFolder))
const { store } = rules
const shop = { store, storefrontUrl: 'https://shop.example' }
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['default', 'Pick up at', 'Monday to Friday: 10 a.m. to 6 p.m.', 'rear dock', 'ready for pick-up'],
  [
    'fr',
    'Lieu de cueillette',
    'Du lundi au vendredi : 10 h à 18 h',
    'quai arrière',
    'prête pour la cueillette',
  ],
])('an order that is picked up, in %s: where, when, how, and no delivery', (storeCode, ...words) => {
  const order = makeOrder({}, { storeCode, pickupCode: 'guelph' })
  const desk = { rules, storefrontUrl: shop.storefrontUrl }
  const ready = shipmentMail(order, desk, { items: [], tracking: [] })
  const [where, when, how, subject] = words
  for (const mail of [orderMail(order, shop), ready]) {
    const said = plain(mail.text)
    for (const word of [where, when, how, '120 Woolwich Street']) {
      expect(said.toLowerCase()).toContain(word?.toLowerCase())
    }
    expect(said).not.toMatch(/Delivery address|Adresse de livraison|workshop|atelier/)
  }
  expect(ready.subject).toContain(subject)
  expect(plain(ready.text)).not.toMatch(/business days|ouvrables/)
})

test.each([
  ['default', 'Thursday and Friday:'],
  ['fr', 'Jeudi et vendredi :'],
])('two days next to each other are no range, in %s', (storeCode, words) => {
  const order = makeOrder({}, { storeCode, pickupCode: 'moncton' })
  expect(plain(orderMail(order, shop).text)).toContain(words)
})
