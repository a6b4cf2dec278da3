import { expect, it } from 'vitest'
import { clearDraft, EMPTY_DRAFT, readDraft, writeDraft } from './draft.ts'

function makeStorage() {
  const storage = new Map<string, string>()
  return {
    storage,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
}

it('gives back what was typed', () => {
  const storage = makeStorage()
  const draft = {
    ...EMPTY_DRAFT,
    email: 'a@b.ca',
    shipping: { ...EMPTY_DRAFT.shipping, city: 'Guelph' },
    delivery: 'flatrate/standard',
    billingSameAsShipping: false,
    payment: { code: 'purchaseorder', fields: { number: 'PO-7' } },
  }
  writeDraft(storage, draft)
  expect(readDraft(storage)).toEqual(draft)
  clearDraft(storage)
  expect(readDraft(storage)).toEqual(EMPTY_DRAFT)
})

it.each(['{', '[]', 'null', '{"email":7,"shipping":{"city":3},"payment":"x"}'])(
  'is empty when what is stored is %s',
  (stored) => {
    const storage = makeStorage()
    storage.getItem = () => stored
    expect(readDraft(storage)).toEqual(EMPTY_DRAFT)
  },
)

it('survives storage that refuses', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(readDraft(storage)).toEqual(EMPTY_DRAFT)
  expect(() => writeDraft(storage, EMPTY_DRAFT)).not.toThrow()
})
