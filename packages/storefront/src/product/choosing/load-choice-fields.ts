// The fields of a product besides its variant. Few products have any, so the others do not ship them: they are loaded with
// their texts before a page that shows them.
import type { ChoiceFields } from './choice-fields.tsx'
import type { LeftOut } from './left-out.tsx'
import { createElement, type ComponentProps, type ReactNode } from 'react'
import { loadLaterTexts } from '../../platform/i18n/translator.ts'
import { loadFieldTypes } from '../types/product-types.ts'

interface Module {
  ChoiceFields: typeof ChoiceFields
  LeftOut: typeof LeftOut
}

let loaded: Module | undefined

export async function loadChoiceFields(): Promise<void> {
  const [fields, note] = await Promise.all([
    import('./choice-fields.tsx'),
    import('./left-out.tsx'),
    loadFieldTypes(),
    loadLaterTexts(),
  ])
  loaded = { ...fields, ...note }
}

/** Nothing for a product without fields. */
export const choiceFields = (props: ComponentProps<Module['ChoiceFields']>): ReactNode =>
  loaded && createElement(loaded.ChoiceFields, props)

/** Beside the price; nothing for a product without fields. */
export const leftOutOf = (props: ComponentProps<Module['LeftOut']>): ReactNode =>
  loaded && createElement(loaded.LeftOut, props)
