// Components that are loaded when they are first shown, in the browser only.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { withAllTexts } from './i18n/with-all-texts.ts'

/** @param load the module, written as `() => import('…')`: the build looks for it (build/first-keys.ts) */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await withAllTexts(load))[name] }))
}
