// What a group of options says while nothing is chosen in it.
import { expect, it } from 'vitest'
import { loadTranslator } from '../../platform/i18n/translator.ts'
import { promptOf } from './product-options.tsx'
import { makeConfigurable } from '../testing/make-product.ts'
import { optionGroups } from './variant-selection.ts'

const prompts = async (locale: string, furniture_model: string | null) => {
  const product = makeConfigurable({ furniture_model })
  const t = await loadTranslator({ locale, language: locale.slice(0, 2) })
  return optionGroups(product).map((group) => t('product.chooseOption', promptOf(product, group)))
}

it('asks for a finish of wood and a colour of fabric, in plain words', async () => {
  expect(await prompts('en-CA', '{}')).toEqual(['Choose a finish', 'Choose a size'])
  expect(await prompts('en-CA', null)).toEqual(['Choose a colour', 'Choose a size'])
  expect(await prompts('fr-CA', '{}')).toEqual(['Choisissez un fini', 'Choisissez un format'])
})

it('names an option of another shop as its back end does', async () => {
  const t = await loadTranslator({ locale: 'en-US', language: 'en' })
  const group = { code: 'legroom', label: 'Legroom', values: [] }
  expect(t('product.chooseOption', promptOf(makeConfigurable(), group))).toBe('Choose: Legroom')
})
