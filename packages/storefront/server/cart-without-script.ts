// Takes the form of a product page where no script runs, and answers with a plain page of what is in the cart: it is about
// one shopper, so it is kept nowhere.
import type { OutageLog } from '@loftwood/http-server/outage'
import express, { type RequestHandler, type Request, type Response } from 'express'
import { paths } from '../src/paths.ts'
import { MAX_FORM_QUANTITY } from '../src/platform/constants.ts'
import { formatterOf, type MoneyValue } from '../src/platform/i18n/format.ts'
import { LOCALE_CODES, LOCALES, localePath, splitLocale, type Locale } from '../src/platform/i18n/locales.ts'
import { forwardedHeaders, leaving } from './api-proxy.ts'
import { plainPage, TEXTS, type Line } from './plain-page.ts'
import type { Upstream } from './upstream.ts'

/** The form's two ways in, one per language. */
export const CART_FORM_ROUTES = LOCALE_CODES.map((locale) => localePath(paths.addToCart, locale))

const MAX_OPTIONS = 20
const SKU = /^[^\s\p{Cc}](?:[^\p{Cc}]{0,62}[^\s\p{Cc}])?$/u
const QUANTITY = /^[1-9]\d{0,3}$/
const UID = /^[\w+/=-]{1,128}$/

interface Item {
  sku: string
  quantity: number
  selected_options: string[]
}

/** What the form says; undefined when no form of ours says it. */
function itemOf(form: Record<string, unknown>): Item | undefined {
  const { sku, quantity, option = [] } = form
  const options = [option].flat()
  const isRight =
    typeof sku === 'string' &&
    SKU.test(sku) &&
    typeof quantity === 'string' &&
    QUANTITY.test(quantity) &&
    Number(quantity) <= MAX_FORM_QUANTITY &&
    options.length <= MAX_OPTIONS &&
    options.every((uid) => typeof uid === 'string' && UID.test(uid))
  return isRight ? { sku, quantity: Number(quantity), selected_options: options as string[] } : undefined
}

/** Of the middleware's answer, what the page shows. */
interface Answer {
  data?: {
    addProductsToCart?: {
      cart: {
        items?: ({
          quantity: number
          product: { name?: string | null }
          prices?: { row_total?: MoneyValue | null } | null
        } | null)[]
        prices?: { grand_total?: MoneyValue | null } | null
      }
      user_errors?: ({ message: string } | null)[]
    } | null
  }
}

/** The cart as it is now, below why the product is not in it, if it is not. */
function answerPage(locale: Locale, { data }: Answer): string {
  const t = TEXTS[locale]
  const format = formatterOf(locale)
  const { cart, user_errors: errors = [] } = data?.addProductsToCart ?? {}
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const isAdded = cart !== undefined && errors.length === 0
  return plainPage(locale, {
    title: isAdded ? t['cart.added'] : t['product.addFailed'],
    lines: [
      ...errors.flatMap((error) => error?.message ?? []),
      ...items.map(({ quantity, product, prices }): Line => [
        `${quantity} × ${product.name ?? ''}`,
        format.money(prices?.row_total),
      ]),
      ...(items.length > 0 ? [[t['cart.total'], format.money(cart?.prices?.grand_total)] as const] : []),
      t['cart.needsScript'],
    ],
  })
}

interface Added {
  status: number
  cookies?: string | string[] | undefined
  answer: Answer
}

const OUT_OF_REACH: Added = { status: 503, answer: {} }

/** Asks the middleware as the shopper's browser would: it sees to the cart, the cookies and where the form comes from. */
async function addToCart(upstream: Upstream, req: Request, item: Item): Promise<Added> {
  const { storeCode } = LOCALES[splitLocale(req.path).locale]
  const answer = await upstream.request(
    {
      path: `/magento/addProductsToCart?store=${storeCode}`,
      method: 'POST',
      headers: { ...forwardedHeaders(req), accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify([{ cartItems: [item] }]),
    },
    leaving(req.res as Response),
  )
  const { status, headers, body } = answer
  return { status, cookies: headers['set-cookie'], answer: JSON.parse(body.toString()) as Answer }
}

/** Handles the form. */
export function cartWithoutScript(upstream: Upstream, outages: OutageLog): RequestHandler[] {
  return [
    express.urlencoded({ extended: false, limit: '8kb' }),
    async (req, res) => {
      const { locale } = splitLocale(req.path)
      const item = itemOf((req.body ?? {}) as Record<string, unknown>)
      res.set('Cache-Control', 'no-store').type('html')
      if (!item) {
        res.status(400).send(answerPage(locale, {}))
        return
      }
      const { status, cookies, answer } = await addToCart(upstream, req, item).catch((error: unknown) => {
        if (!res.closed) outages.report(error)
        return OUT_OF_REACH
      })
      if (res.closed) return
      if (cookies) res.setHeader('set-cookie', cookies)
      if (status === 503) res.set('Retry-After', '5')
      res.status(status).send(answerPage(locale, answer))
    },
  ]
}
