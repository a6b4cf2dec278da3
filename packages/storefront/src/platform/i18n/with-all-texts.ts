// Loads a module that is not part of a first page, in the browser, and with it the texts that first pages leave out.
import { splitLocale } from './locales.ts'
import { loadTranslator } from './translator.ts'

/** @param load written as `() => import('…')`: the build looks for it (build/first-keys.ts) */
export async function withAllTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const { locale } = splitLocale(window.location.pathname)
  const [module] = await Promise.all([load(), loadTranslator(locale)])
  return module
}
