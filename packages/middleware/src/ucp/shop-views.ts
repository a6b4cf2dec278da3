// The store view of a call, by the language and currency that an agent prefers, and the shop's addresses in it.
import { z } from 'zod'
import type { Integration } from '../integrations/commerce/integration.ts'

/** A store view as agents are answered in it. */
export interface ShopView {
  /** Undefined while the back end names no views: its default then answers. */
  code: string | undefined
  /** e.g. `fr-CA` */
  language: string
  currency: string | undefined
  /** Base address of its pages, without a slash at the end. */
  url: string
}

export interface Preference {
  language?: string | undefined
  currency?: string | undefined
}

const contextOf = z.object({
  context: z.object({ language: z.string().optional(), currency: z.string().optional() }).optional(),
})

/** Of an input's context. @param language the one that the caller's headers prefer */
export function preferenceOf(input: unknown, language: string | undefined): Preference {
  const { context = {} } = contextOf.safeParse(input).data ?? {}
  return { language: context.language ?? language, currency: context.currency }
}

export const isFrench = ({ language }: ShopView): boolean => language.startsWith('fr')

/** All store views, the default one first. */
export async function shopViews(integration: Integration, publicUrl: string): Promise<readonly ShopView[]> {
  const { stores } = await integration.capabilities()
  const views = (stores ?? []).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
  if (views.length === 0) return [{ code: undefined, language: 'en', currency: undefined, url: publicUrl }]
  return views.map(({ code, locale, currency, isDefault }) => ({
    code,
    language: (locale ?? 'en').replaceAll('_', '-'),
    currency: currency ?? undefined,
    // As the storefront's addresses begin.
    url: isDefault ? publicUrl : `${publicUrl}/${code}`,
  }))
}

/** The view in the preferred language, then of its family; among those the one with the currency. */
export function chooseView(views: readonly ShopView[], { language, currency }: Preference): ShopView {
  const [first] = views
  if (!first) throw new Error('there is no store view')
  const requested = language?.trim().toLowerCase().replaceAll('_', '-') ?? ''
  const score = (view: ShopView) => {
    const own = view.language.toLowerCase()
    const isFamily = requested !== '' && own.split('-', 1)[0] === requested.split('-', 1)[0]
    const ofLanguage = own === requested ? 4 : isFamily ? 3 : view === first ? 1 : 0
    return ofLanguage * 2 + Number(currency !== undefined && view.currency === currency.toUpperCase())
  }
  return views.reduce((best, view) => (score(view) > score(best) ? view : best), first)
}
