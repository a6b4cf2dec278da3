import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { FR } from '../platform/i18n/testing/views.ts'
import type { OfferTexts } from '../platform/language-offer.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { LanguageBar } from './language-bar.tsx'

async function offered(texts: OfferTexts) {
  const offer = { view: FR, texts, refuse: () => undefined }
  const container = await renderInShop(<LanguageBar {...offer} />, { client: answeringClient(() => ({})) })
  const section = container.querySelector('section')
  const sentence = section?.querySelector('p[lang=fr-CA]')
  return { name: section?.getAttribute('aria-label'), sentence: sentence && textOf(sentence).trim() }
}

it('speaks the language that it offers, and is named in that of the page', async () => {
  const texts = { 'offer.text': 'Aussi en français.', 'offer.accept': 'Continuer' }
  expect(await offered(texts)).toEqual({ name: 'Language', sentence: 'Aussi en français. Continuer' })
})

it('says the name of the view where its language has no words for the offer', async () =>
  expect(await offered({})).toEqual({ name: 'Language', sentence: 'Français' }))
