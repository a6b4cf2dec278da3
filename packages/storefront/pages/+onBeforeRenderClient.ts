// Before the browser's first render: the language, and the screen that the catch-all page shows, must be there.
import type { PageContextClient } from 'vike/types'
import { loadScreen } from '../src/app/screens.ts'
import { loadTranslator } from '../src/shared/i18n/translator.ts'
import { splitLocale } from '../src/shared/locales.ts'

export default async function onBeforeRenderClient({ urlOriginal, data }: PageContextClient) {
  const kind = data?.kind
  await Promise.all([loadTranslator(splitLocale(urlOriginal).locale), kind && loadScreen(kind)])
}
