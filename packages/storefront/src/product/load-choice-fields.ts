// The fields of a product besides its variant. Few products have any, so the others do not ship them: they are loaded before
// a page that shows them.
import type { ChoiceFields } from './choice-fields.tsx'
import { createElement, type ComponentProps, type ReactNode } from 'react'

interface Module {
  ChoiceFields: typeof ChoiceFields
}

let loaded: Module | undefined

export async function loadChoiceFields(): Promise<void> {
  loaded ??= await import('./choice-fields.tsx')
}

/** Nothing for a product without fields. */
export const choiceFields = (props: ComponentProps<Module['ChoiceFields']>): ReactNode =>
  loaded && createElement(loaded.ChoiceFields, props)
