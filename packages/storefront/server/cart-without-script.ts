// Handles the form of a product page in browsers without script. It answers a plain page with the cart, which is
// private to one shopper and never cached.
import type { OutageLog } from '@loftwood/http-server/outage'
import express, { type RequestHandler, type Request, type Response } from 'express'
import { paths } from '../src/paths.ts'
import { MAX_FORM_QUANTITY } from '../src/platform/constants.ts'
import { formatterOf, type MoneyValue } from '../src/platform/i18n/format.ts'
import { splitView, type StoreView } from '../src/platform/i18n/store-views.ts'
import { afterStart } from './after-start.ts'
import { forwardedHeaders, leaving } from './api-proxy.ts'
import { plainPage, type Line } from './plain-page.ts'
import { textsOf } from './texts.ts'
import type { ShopFactsSource } from './shop-facts.ts'
import type { Upstream } from './upstream.ts'

/** The form's path, with the prefix of any store view. */
export const CART_FORM_ROUTES = [paths.addToCart, `/:prefix${paths.addToCart}`]

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
function answerPage(view: StoreView, { data }: Answer): string {
  const t = textsOf(view)
  const format = formatterOf(view)
  const { cart, user_errors: errors = [] } = data?.addProductsToCart ?? {}
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const isAdded = cart !== undefined && errors.length === 0
  return plainPage(view, {
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
  retryAfter?: string | undefined
  cookies?: string | string[] | undefined
  answer: Answer
}

interface Addition {
  upstream: Upstream
  view: StoreView
}

const UNAVAILABLE: Added = { status: 503, retryAfter: '5', answer: {} }

/** Sends the request that the shopper's browser would send: the middleware handles cart, cookies and origin check. */
async function addToCart(req: Request, item: Item, { upstream, view }: Addition): Promise<Added> {
  const answer = await upstream.request(
    {
      path: `/magento/addProductsToCart?store=${view.code}`,
      method: 'POST',
      headers: { ...forwardedHeaders(req), accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify([{ cartItems: [item] }]),
    },
    leaving(req.res as Response),
  )
  const { status, headers, body } = answer
  const retryAfter = headers['retry-after']
  return { status, retryAfter, cookies: headers['set-cookie'], answer: JSON.parse(body.toString()) as Answer }
}

interface CartForm {
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
  outages: OutageLog
}

export function cartWithoutScript({ upstream, shopFacts, outages }: CartForm): RequestHandler[] {
  return [
    afterStart(shopFacts),
    express.urlencoded({ extended: false, limit: '8kb' }),
    async (req, res, next) => {
      const { view, path } = splitView(req.path, shopFacts.latest().storeViews)
      if (path !== paths.addToCart) return next()
      const item = itemOf((req.body ?? {}) as Record<string, unknown>)
      res.set('Cache-Control', 'no-store').type('html')
      if (!item) {
        res.status(400).send(answerPage(view, {}))
        return
      }
      const { status, retryAfter, cookies, answer } = await addToCart(req, item, { upstream, view }).catch(
        (error: unknown) => {
          if (!res.closed) outages.report(error)
          return UNAVAILABLE
        },
      )
      if (res.closed) return
      if (cookies) res.setHeader('set-cookie', cookies)
      if (retryAfter !== undefined) res.set('Retry-After', retryAfter)
      res.status(status).send(answerPage(view, answer))
    },
  ]
}
