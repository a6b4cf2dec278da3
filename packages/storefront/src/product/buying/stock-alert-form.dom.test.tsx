import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop } from '../../platform/testing/render-in-shop.tsx'
import { StockAlertForm } from './stock-alert-form.tsx'

/** The form of a customer whose data arrive when `arrive` is called. */
async function showForm() {
  document.cookie = `vsf-session=${encodeURIComponent(JSON.stringify({ customer: true }))}`
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const client = answeringClient(() => promise)
  const page = await renderInShop(<StockAlertForm sku="BED" />, { client })
  document.body.append(page)
  onTestFinished(() => {
    page.remove()
    document.cookie = 'vsf-session=; max-age=0'
  })
  const field = page.querySelector('input')!
  return {
    page,
    field,
    arrive: () =>
      act(async () => {
        resolve({ customer: { __typename: 'Customer', email: 'ann@example.com' } })
        await new Promise((later) => void setTimeout(later))
      }),
  }
}

it('has the address of a customer, whose data arrive later', async () => {
  const { page, arrive } = await showForm()
  await arrive()
  expect(page.querySelector('input')?.value).toBe('ann@example.com')
})

it('leaves alone what is being typed when they arrive', async () => {
  const { page, field, arrive } = await showForm()
  field.focus()
  field.value = 'bo@'
  await arrive()
  expect(page.querySelector('input')).toBe(field)
  expect(field.value).toBe('bo@')
  expect(document.activeElement).toBe(field)
})
