// Orders for tests, complete and believable; each call makes a new one.
import { NO_HISTORY } from '../order/order-documents.ts'
import type { OrderDoc } from '../order/order-doc.ts'
import type { StoredOrder } from '../order/order-rows.ts'

const welcome = {
  label: { en: 'Welcome, 10% off', fr: 'Bienvenue, 10 % de rabais' },
  couponCode: 'WELCOME10',
  cents: 25_980,
}

export function makeOrderDoc(overrides: Partial<OrderDoc> = {}): OrderDoc {
  const address = {
    firstname: 'Maude',
    lastname: 'Tremblay',
    street: ['2145, rue Beaubien Est'],
    city: 'Montréal',
    regionId: 76,
    regionCode: 'QC',
    regionNames: { en: 'Québec', fr: 'Québec' },
    postcode: 'H2G 1M8',
    countryCode: 'CA',
    telephone: '514 555-0128',
  }
  return {
    version: 6,
    token: 'secret',
    storeCode: 'default',
    currency: 'CAD',
    isVirtual: false,
    items: [
      {
        productId: 1,
        sku: 'LOFT-OAK-NAT',
        parentSku: 'LOFT-OAK',
        type: 'configurable',
        urlKey: 'oak-loft-bed',
        name: { en: 'Oak loft bed', fr: 'Lit mezzanine en chêne' },
        options: {
          en: [{ label: 'Finish', value: 'Natural' }],
          fr: [{ label: 'Fini', value: 'Naturel' }],
        },
        entered: { en: [], fr: [] },
        soldId: 2,
        choice: {},
        isVirtual: false,
        pieces: [{ sku: 'LOFT-OAK-NAT', quantity: 1 }],
        bundle: [],
        links: [],
        giftCardLifetimeDays: null,
        leaves: {
          en: 'Finished to order; leaves Guelph in 2 to 3\u00a0weeks',
          fr: 'Fini sur commande; quitte Guelph dans 2 à 3\u00a0semaines',
        },
        quantity: 2,
        unitCents: 129_900,
        regularCents: 139_900,
        rowCents: 259_800,
        discountCents: 25_980,
        discounts: [welcome],
        fullTaxCents: 38_905,
      },
    ],
    subtotalCents: 259_800,
    discountCents: 25_980,
    discounts: [welcome],
    giftCards: [],
    storeCreditCents: 0,
    pickupCode: null,
    loyaltyCents: 0,
    couponCode: 'WELCOME10',
    shippingCents: 14_900,
    shippingTaxCents: 2231,
    taxes: [
      { title: { en: 'GST', fr: 'TPS' }, rate: 5, cents: 12_436 },
      { title: { en: 'QST', fr: 'TVQ' }, rate: 9.975, cents: 24_810 },
    ],
    taxCents: 37_246,
    grandTotalCents: 285_966,
    shippingAddress: address,
    billingAddress: address,
    carrierTitle: { en: 'Freight', fr: 'Transport' },
    methodTitle: {
      en: 'Curbside delivery by appointment',
      fr: 'Livraison au bord du trottoir, sur rendez-vous',
    },
    deliveryDays: { min: 3, max: 6 },
    leadDays: [14, 21],
    isByAppointment: true,
    paymentCode: 'checkmo',
    paymentTitle: { en: 'Cheque / Money order', fr: 'Chèque ou mandat-poste' },
    purchaseOrderNumber: null,
    payBy: null,
    ...overrides,
  }
}

export function makeOrder(overrides: Partial<StoredOrder> = {}, doc: Partial<OrderDoc> = {}): StoredOrder {
  return {
    id: 42,
    customerId: null,
    number: '000000042',
    email: 'maude@example.com',
    lastname: 'Tremblay',
    status: 'Pending',
    history: NO_HISTORY,
    // Still the 20th where the shop is.
    createdAt: new Date('2026-11-21T03:00:00Z'),
    changedAt: new Date('2026-11-21T03:00:00Z'),
    doc: makeOrderDoc(doc),
    ...overrides,
  }
}
