// The fields of a product besides its variant. Few products have any, so the others do not ship them: they are loaded with
// their texts before a page that shows them.
import type { ChoiceFields } from './choice-fields.tsx'
import { createElement, type ComponentProps, type ReactNode } from 'react'
import { loadLaterTexts } from '../../platform/i18n/translator.ts'
import { loadFieldTypes } from '../types/product-types.ts'

interface Module {
  ChoiceFields: typeof ChoiceFields
}

let loaded: Module | undefined

export async function loadChoiceFields(): Promise<void> {
  const [module] = await Promise.all([import('./choice-fields.tsx'), loadFieldTypes(), loadLaterTexts()])
  loaded = module
}

/** Nothing for a product without fields. */
export const choiceFields = (props: ComponentProps<Module['ChoiceFields']>): ReactNode =>
  loaded && createElement(loaded.ChoiceFields, props)
