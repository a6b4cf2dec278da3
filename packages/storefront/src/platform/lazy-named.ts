// Components that are loaded when they are first shown, in the browser only.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** @param load the module, e.g. `() => import('./cart-sidebar.tsx')` */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
