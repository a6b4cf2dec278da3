import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { useDeliveryText } from './use-delivery-text.ts'

const client = answeringClient(() => ({}))
const METHOD = { carrier_code: 'freight', delivery_days_min: 3, delivery_days_max: 6 }
const [QUICK, MADE] = [656, 657]
const [CARD, CHEQUE] = [{ daysToPay: null }, { isPaidFirst: true, daysToPay: 10 }]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

interface Case {
  options: (number | null)[]
  payment: Parameters<typeof useDeliveryText>[1]
}

function Said({ options, payment }: Case) {
  const items = options.map((att_quick_ship) => ({
    __typename: 'SimpleCartItem',
    product: { att_quick_ship },
  }))
  const textOfMethod = useDeliveryText({ items } as unknown as CartFragment, payment)
  return textOfMethod(METHOD as AvailableShippingMethodFragment)
}

const DAYS = 'Arrives 3 to 6 business days after it leaves Guelph'

it.each<[(number | null)[], Case['payment'], string]>([
  [[QUICK], CARD, 'Arrives November 5 – 17'],
  [[QUICK], undefined, `${DAYS}, about November 5 – 17 if paid today`],
  [[QUICK, MADE], CARD, `${DAYS}, about November 19 – December 1`],
  [[QUICK], CHEQUE, `${DAYS}, about November 5 – 27, depending on the day your payment arrives`],
  [[QUICK], { ...CHEQUE, daysToPay: null }, DAYS],
  [[QUICK, null], CARD, DAYS],
])('says when %j arrives, paid by %j', async (options, payment, text) => {
  const said = textOf(await renderInShop(<Said {...{ options, payment }} />, { client }))
  expect(said.replaceAll(/\s*–\s*/g, ' – ')).toBe(text)
})
