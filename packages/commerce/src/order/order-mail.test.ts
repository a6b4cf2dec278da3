import { dataFolder } from '@loftwood/demo-store/data-folder'
import { parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import { describe, expect, test } from 'vitest'
import { PAYMENT_METHODS } from '../cart/payment-methods.ts'
import { makeOrder, makeOrderDoc } from '../testing/make-order.ts'
import { invoiceMail, shipmentMail } from './order-life-mail.ts'
import { orderMail } from './order-mail.ts'
import { ORDER_MAIL_TEXTS } from './order-mail-texts.ts'

const rules = parseRules(readCatalogFiles(dataFolder))
const { store } = rules
const shop = { store, storefrontUrl: 'https://shop.example' }
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** The words of an HTML mail. */
const wordsOf = (html: string) =>
  plain(
    html
      .replace(/^[^]*<body/, '<body')
      .replaceAll('<br>', '\n')
      .replaceAll(/<[^>]+>/g, ' '),
  )

describe('an order in English', () => {
  const mail = orderMail(makeOrder(), shop)

  test.each([
    'Thank you, Maude',
    'Order 000000042',
    'November 20, 2026',
    'Oak loft bed',
    'Finish: Natural',
    'SKU: LOFT-OAK-NAT',
    'Quantity: 2 × $1,299.00',
    'Finished to order; leaves Guelph in 2 to 3 weeks',
    '$2,598.00',
    'Welcome, 10% off (WELCOME10)',
    '-$259.80',
    'Curbside delivery by appointment',
    '$149.00',
    'GST 5%',
    '$124.36',
    'QST 9.975%',
    '$248.10',
    'Total (CAD)',
    '$2,859.66',
    '3 to 6 business days after it leaves Guelph',
    'The carrier will call you',
    '2145, rue Beaubien Est',
    'Montréal QC  H2G 1M8',
    store.email,
    store.address.phone,
  ])('both versions say: %s', (words) => {
    expect(wordsOf(mail.html)).toContain(words)
    expect(plain(mail.text).toLowerCase()).toContain(words.toLowerCase())
  })

  test('envelope', () => {
    expect(mail).toMatchObject({
      kind: 'order',
      recipient: 'maude@example.com',
      language: 'en',
      subject: 'Your Loftwood order 000000042',
    })
    expect(mail.html).toContain('<html lang="en-CA">')
    expect(mail.html).toContain('href="https://shop.example/"')
  })
})

test.each([
  ['default', null, 'One delivery, once everything is ready.'],
  ['fr', null, 'Une seule livraison, quand tout est prêt.'],
  ['default', 'guelph', 'One pick-up, once everything is ready.'],
])('items that are ready at different times come together, in %s to %s', (storeCode, pickupCode, words) => {
  const [bed] = makeOrderDoc().items
  if (!bed) throw new Error('the order has no item')
  const saidOf = (items: (typeof bed)[]) =>
    plain(orderMail(makeOrder({}, { storeCode, pickupCode, items }), shop).text)
  expect(saidOf([bed, { ...bed, leaves: null }])).toContain(words)
  for (const items of [[bed], [bed, bed], [bed, { ...bed, isVirtual: true, leaves: null }]])
    expect(saidOf(items)).not.toContain(words)
})

test('links to the shop have the prefix that the storefront gives the store view: its code', () => {
  const [english] = store.views
  if (!english) throw new Error('the shop has no store view')
  const us = { ...english, storeCode: 'us_store', isDefault: false }
  const mail = orderMail(makeOrder({}, { storeCode: 'us_store' }), {
    ...shop,
    store: { ...store, views: [us] },
  })
  expect(mail.html).toContain('href="https://shop.example/us_store"')
})

test('the mails of an order lead to its page: a guest by the token, behind # for no log to have it', () => {
  const guest = makeOrder({ customerId: null }, { storeCode: 'fr' })
  const token = encodeURIComponent(Buffer.from('000000042:secret').toString('base64'))
  const link = `href="https://shop.example/fr/sales/guest/form#${token}&amp;mail=`
  expect(orderMail(guest, shop).html).toContain(link)
  const desk = { rules, storefrontUrl: shop.storefrontUrl }
  expect(shipmentMail(guest, desk, { items: [], tracking: [] }).html).toContain(link)
  const customers = orderMail(makeOrder({ customerId: 7 }), shop).html
  expect(customers).toContain('href="https://shop.example/customer/sales/order/view/order_id/000000042#mail=')
  expect(customers).not.toContain(token)
})

test('an order in French, with the amounts and dates of French Canada', () => {
  const mail = orderMail(makeOrder({}, { storeCode: 'fr' }), shop)
  expect(mail).toMatchObject({ language: 'fr', subject: 'Votre commande Loftwood 000000042' })
  expect(mail.html).toContain('<html lang="fr-CA">')
  expect(mail.html).toContain('href="https://shop.example/fr"')
  for (const words of [
    '20 novembre 2026',
    'Lit mezzanine en chêne',
    'Fini : Naturel',
    'Quantité : 2 × 1 299,00 $',
    'Fini sur commande; quitte Guelph dans 2 à 3 semaines',
    'TPS 5 %',
    'TVQ 9,975 %',
    '2 859,66 $',
    'De 3 à 6 jours ouvrables',
    'Montréal QC  H2G 1M8',
  ]) {
    expect(wordsOf(mail.html)).toContain(words)
    expect(plain(mail.text)).toContain(words)
  }
})

test.each([
  ['default', 'Buzzer code: #1234'],
  ['fr', 'Code de l’interphone : #1234'],
])('a field that Magento lacks stands under the address, in %s', (storeCode, line) => {
  const order = makeOrder({}, { storeCode })
  order.doc.shippingAddress = { ...order.doc.billingAddress, buzzer_code: '#1234' }
  expect(plain(orderMail(order, shop).text)).toContain(line)
})

test('what a shopper typed is text, never markup', () => {
  const order = makeOrder()
  order.doc.billingAddress = {
    ...order.doc.billingAddress,
    firstname: '<script>alert(1)</script>',
    street: ['"><img src=x onerror=alert(1)>'],
    company: "O'Neil & Sons",
  }
  const { html, text } = orderMail(order, shop)
  expect(html).not.toMatch(/<script|<img src=x/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('O&#39;Neil &amp; Sons')
  expect(text).toContain('<script>alert(1)</script>')
})

test.each(PAYMENT_METHODS.filter(({ isOnline }) => !isOnline).map(({ code }) => code))(
  '%s: the mail says how to pay',
  (paymentCode) => {
    for (const language of ['en', 'fr'] as const) {
      const instructions = ORDER_MAIL_TEXTS[language].instructions[paymentCode]
      const said = instructions?.({
        number: '000000042',
        total: '$1',
        payee: 'L',
        storeEmail: 'a@b.ca',
        hasAutomaticDeposit: true,
      })
      expect(said?.join('')).toMatch(/\w{3}/)
    }
  },
)

test('a cheque goes to the shop, a transfer to its e-mail with the number, a purchase order is quoted', () => {
  const textOf = (change: object) => plain(orderMail(makeOrder({}, change), shop).text)
  expect(textOf({ paymentCode: 'checkmo' })).toMatch(
    /\$2,859\.66 payable to Loftwood Furniture Inc\., write 000000042[^]*\nLoftwood Furniture Inc\.\n120 Woolwich Street\nGuelph ON {2}N1H 3V2/,
  )
  expect(textOf({ paymentCode: 'banktransfer' })).toContain(
    'Interac e-Transfer of $2,859.66 to hello@loftwood.example, with the order number 000000042 as its message',
  )
  const purchase = { paymentCode: 'purchaseorder', purchaseOrderNumber: 'PO-7', payBy: '2026-11-26' }
  const invoiced = textOf(purchase)
  expect(invoiced).toMatch(/We send you an invoice for \$2,859\.66[^]*Your purchase order number: PO-7/)
  expect(invoiced).not.toContain('must reach us')
})

test('the money should be there by a day, and in parts where banks send less', () => {
  const textOf = (change: object) => plain(orderMail(makeOrder({}, change), shop).text)
  const transfer = { paymentCode: 'banktransfer', payBy: '2026-11-26' }
  expect(textOf(transfer)).toContain('Your payment must reach us by November 26, 2026; after')
  expect(textOf({ ...transfer, storeCode: 'fr' })).toContain('au plus tard le 26 novembre 2026; passé')
  expect(textOf({ ...transfer, payBy: null })).not.toContain('must reach us')
  expect(textOf({ ...transfer, grandTotalCents: 300_000 })).not.toContain('in parts')
  expect(textOf({ ...transfer, grandTotalCents: 300_001 })).toContain('limit an e-Transfer to $3,000.00')
})

test('a transfer needs no security question where the shop says so', () => {
  const order = makeOrder({}, { paymentCode: 'banktransfer' })
  expect(orderMail(order, shop).text).toContain('Deposit is automatic: no security question. We prepare')
  const other = { ...shop, store: { ...store, hasAutomaticDeposit: false } }
  expect(orderMail(order, other).text).toContain('as its message. We prepare')
})

test('a transfer from a bank without Interac has an account to go to', () => {
  const { text } = orderMail(makeOrder({}, { paymentCode: 'banktransfer', storeCode: 'fr' }), shop)
  expect(plain(text)).toMatch(
    /virement bancaire, avec le numéro de commande comme référence :\n.*Meubles Loftwood inc\.\nInstitution 815, transit 90012/,
  )
})

test('an invoice adds up and names who sold, to whom, and the tax numbers', () => {
  const invoice = { number: '000000007', hasDownloads: false, invoicedAt: new Date('2026-11-21T12:00:00Z') }
  const { html, text } = invoiceMail(makeOrder(), { rules: { store } as never, storefrontUrl: '' }, invoice)
  for (const words of [
    'Invoice 000000007',
    'November 21, 2026',
    'Quantity: 2 × $1,299.00',
    'Welcome, 10% off (WELCOME10)',
    'Curbside delivery by appointment',
    '$149.00',
    'GST 5%',
    'QST 9.975%',
    'Total (CAD)',
    '2145, rue Beaubien Est',
    '120 Woolwich Street',
    'GST/HST 81234 5678 RT0001',
    'QST 1234567890 TQ0001',
  ]) {
    expect(wordsOf(html)).toContain(words)
    expect(plain(text).toLowerCase()).toContain(words.toLowerCase())
  }
  expect(plain(text)).toMatch(/Sold by\nLoftwood Furniture Inc\.\n120 Woolwich Street/i)
  const amounts = [...plain(text).matchAll(/^(?!Total)\S.* {2}(-?)\$([\d,.]+)$/gm)].slice(1)
  const sum = amounts.reduce(
    (all, [, sign, cents = '']) => all + Number(`${sign}${cents.replaceAll(/\D/g, '')}`),
    0,
  )
  expect(sum).toBe(285_966)
})

test.each([
  ['default', {}, 'We have received your payment'],
  ['fr', {}, 'Nous avons reçu votre paiement'],
  ['default', { paymentCode: 'free', grandTotalCents: 0 }, 'There is nothing to pay.'],
  ['default', { purchaseOrderNumber: 'PO-7' }, 'under the terms of your purchase order PO-7.'],
  ['fr', { purchaseOrderNumber: 'PO-7' }, 'selon les conditions de votre bon de commande PO-7.'],
])('an invoice says whether something is to be paid: in %s with %o', (storeCode, change, words) => {
  const invoice = { number: '000000007', hasDownloads: false, invoicedAt: new Date() }
  const desk = { rules: { store } as never, storefrontUrl: '' }
  expect(plain(invoiceMail(makeOrder({}, { storeCode, ...change }), desk, invoice).text)).toContain(words)
})

test('nothing about delivery where nothing is delivered', () => {
  const doc = makeOrderDoc({ isVirtual: true, shippingAddress: null, carrierTitle: null, methodTitle: null })
  expect(orderMail(makeOrder({}, doc), shop).text).not.toMatch(/deliver|free/i)
})

test.each([
  [
    'default',
    'Postes Canada',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=P1',
  ],
  ['fr', 'Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=P1'],
  ['default', 'Purolator', 'https://www.purolator.com/en/shipping/tracker?pin=P1'],
  ['fr', 'Purolator', 'https://www.purolator.com/fr/shipping/tracker?pin=P1'],
  ['fr', 'Somebody Else', undefined],
])('a shipment of an order of the view %s by %s links its page in that language', (storeCode, title, url) => {
  const desk = {
    rules: { ...parseRules(readCatalogFiles(dataFolder)), ...shop },
    storefrontUrl: shop.storefrontUrl,
  }
  const tracking = [{ carrier: 'custom', title, number: 'P1' }]
  const items = [{ index: 0, quantity: 1 }]
  const { text } = shipmentMail(makeOrder({}, { storeCode }), desk, { items, tracking })
  expect(plain(text)).toMatch(/(?:Natural|Naturel)\n.*LOFT-OAK-NAT\n.*: 1 × /)
  expect(text).toContain(`${title}${storeCode === 'fr' ? '\u00A0' : ''}: P1`)
  expect(text.match(/https:\S*P1/)?.[0]).toBe(url)
})

test('what credit paid is a line of the sum, and the mail says what the order earns', () => {
  const paid = { storeCreditCents: 10_000, grandTotalCents: 275_966, loyaltyCents: 22_500 }
  const invoice = { number: '000000007', hasDownloads: false, invoicedAt: new Date() }
  const desk = { rules: { store } as never, storefrontUrl: shop.storefrontUrl }
  const member = makeOrder({ customerId: 1 }, paid)
  for (const mail of [orderMail(member, shop), invoiceMail(member, desk, invoice)]) {
    const words = plain(mail.text)
    const [before = '', after = ''] = words.split('Store credit')
    expect(before).toContain('$248.10')
    expect(after).toMatch(/^\s*-\$100\.00\s*Total \(CAD\)\s*\$2,759\.66/)
    expect(after).toContain('This order earns you $225.00 of store credit')
  }
  const french = makeOrder({ customerId: 1, status: 'Complete' }, { ...paid, storeCode: 'fr' })
  expect(plain(orderMail(french, shop).text)).toMatch(
    /Crédit en magasin\s*-100,00 \$[^]*vous a donné 225,00 \$/,
  )
  expect(orderMail(makeOrder({}, paid), shop).text).not.toContain('store credit')
})
