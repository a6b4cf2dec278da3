import type { CartFragment } from '@loftwood/graphql-types'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { EMBEDDED_FORM } from '../customer/address/testing/form-answers.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { EMPTY_DRAFT } from './draft.ts'
import { AddressStep } from './address-step.tsx'
import type { CheckoutState } from './use-checkout.ts'

const clientWith = (addresses: readonly object[]) =>
  answeringClient((name) =>
    name === 'addressForm'
      ? EMBEDDED_FORM
      : { customer: { firstname: 'Maude', lastname: 'Tremblay', addresses } },
  )
const cart = { items: [], shipping_addresses: [] } as unknown as CartFragment

async function stepFor(isCustomer: boolean, addresses: readonly object[] = []): Promise<HTMLElement> {
  const account = { hasAccount: false, check: () => Promise.resolve() }
  const change = () => undefined
  const checkout = { draft: EMPTY_DRAFT, isCustomer, account, change } as unknown as CheckoutState
  const client = clientWith(addresses)
  return renderInShop(<AddressStep cart={cart} checkout={checkout} />, { client })
}

const namesIn = (step: HTMLElement) =>
  ['firstname', 'lastname'].map(
    (name) => step.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
  )

it('begins with the name of the account for a customer before the first order, empty for a guest', async () => {
  expect(namesIn(await stepFor(true))).toEqual(['Maude', 'Tremblay'])
  expect(namesIn(await stepFor(false))).toEqual(['', ''])
})

it('begins empty beside saved addresses: another one is often somebody else’s', async () => {
  const region = { region_code: 'ON' }
  const step = await stepFor(true, [{ id: 7, country_code: 'CA', street: ['1 Elm'], region }])
  act(() => step.querySelector<HTMLInputElement>('input[value="other"]')?.click())
  expect(namesIn(step)).toEqual(['', ''])
})

it('no longer says what is wrong with an email address once it is corrected', async () => {
  const step = await stepFor(false)
  act(
    () =>
      void step
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  const summary = () => step.querySelector('[role=alert]')?.textContent
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(summary()).toContain('Email')
  })
  const field = step.querySelector<HTMLInputElement>('#contact-email')
  await act(async () => {
    // Past React's own setter, as typing does.
    if (field) Reflect.set(HTMLInputElement.prototype, 'value', 'ann@example.com', field)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
  })
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(summary()).not.toContain('Email')
  })
  expect(field?.getAttribute('aria-invalid')).not.toBe('true')
})
