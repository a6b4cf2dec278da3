import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { answeringClient } from '../../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../../platform/testing/render-in-shop.tsx'
import { braintree } from './braintree.ts'
import { NewCard } from './new-card.tsx'

const mounted = Promise.withResolvers<object>()
vi.mock('./card-fields.ts', () => ({ mountCard: () => mounted.promise }))

function Payment() {
  const [fields, setFields] = useState({})
  return (
    <>
      <NewCard fields={fields} onChange={(next) => setFields({ ...next })} errors={{}} />
      <output>{Object.values(braintree.validate?.(fields) ?? {}).join()}</output>
    </>
  )
}

it('looks again at fields that have loaded: a press may have come before', async () => {
  const client = answeringClient((name) =>
    name === 'createBraintreeClientToken'
      ? { createBraintreeClientToken: 'token' }
      : { storeConfig: { store_code: 'default', braintree_3dsecure_verify_3dsecure: false } },
  )
  const page = await renderInShop(<Payment />, { client })
  const output = page.querySelector('output') ?? page
  expect(textOf(output)).toBe('checkout.card.notLoaded')
  const card = { invalid: () => ['number'], remove: () => undefined }
  await act(async () => mounted.resolve(card))
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(textOf(output)).toBe('checkout.card.numberError')
  })
})
