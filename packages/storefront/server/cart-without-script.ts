// Handles the form of a product page in browsers without script. It answers a plain page with the cart, which is
// private to one shopper and never cached.
import type { OutageLog } from '@loftwood/http-server/outage'
import express, { type RequestHandler, type Request, type Response } from 'express'
import { paths } from '../src/paths.ts'
import { MAX_FORM_QUANTITY } from '../src/platform/constants.ts'
import { formatterOf, type MoneyValue } from '../src/platform/i18n/format.ts'
import { LOCALE_CODES, LOCALES, localePath, splitLocale, type Locale } from '../src/platform/i18n/locales.ts'
import { forwardedHeaders, leaving } from './api-proxy.ts'
import { plainPage, TEXTS, type Line } from './plain-page.ts'
import type { Upstream } from './upstream.ts'

/** The form's paths, one per language. */
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

/** The submitted item; undefined when the fields cannot come from our form. */
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

/** The fields of the middleware's answer that the page shows. */
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

/** The current cart, below the reasons why the product was not added, if any. */
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

const UNAVAILABLE: Added = { status: 503, answer: {} }

/** Sends the request that the shopper's browser would send: the middleware handles cart, cookies and origin check. */
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
        return UNAVAILABLE
      })
      if (res.closed) return
      if (cookies) res.setHeader('set-cookie', cookies)
      if (status === 503) res.set('Retry-After', '5')
      res.status(status).send(answerPage(locale, answer))
    },
  ]
}
