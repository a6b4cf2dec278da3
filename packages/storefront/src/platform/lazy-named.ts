// Components that are loaded when they are first shown, in the browser only.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadLaterTexts } from './i18n/translator.ts'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component that appears on demand: it comes with the texts that no first load needs.
 * @param load the module, e.g. `() => import('./cart-sidebar.tsx')`
 */
export function lazyNamed<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadLaterTexts()])
    return { default: module[name] }
  })
}

/** A component that a page mounts by itself once it is hydrated: the texts of the first load have to do. */
export function lazyAfterHydration<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}

/** A part that a page mounts by itself and can do without: when its code does not come, `otherwise` stands there. */
export function lazyPart<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
  otherwise: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loaded = await Promise.all([load(), loadLaterTexts()]).catch(() => undefined)
    return { default: loaded?.[0][name] ?? otherwise }
  })
}
