// Takes the form of a product page where no script runs, and answers with a plain page of what is in the cart: it is about
// one shopper, so it is kept nowhere.
import express, { type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Pool } from 'undici'
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import { paths } from '../src/app/paths.ts'
import { MAX_FORM_QUANTITY } from '../src/shared/constants.ts'
import { formatterOf, type MoneyValue } from '../src/shared/format.ts'
import { BRAND } from '../src/shared/head.ts'
import { LOCALE_CODES, LOCALES, localePath, splitLocale, type Locale } from '../src/shared/locales.ts'
import { pick, REQUEST_HEADERS } from './api-proxy.ts'

const TEXTS: Record<Locale, typeof en> = { en, fr }

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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A sentence, or a thing and its amount. */
type Line = string | readonly [thing: string, amount: string]

function paragraph(line: Line): string {
  if (typeof line === 'string') return `<p>${escape(line)}</p>`
  const [thing, amount] = line
  return `<p>${escape(thing)} <strong>${escape(amount)}</strong></p>`
}

function pageOf(locale: Locale, { title, lines }: { title: string; lines: readonly Line[] }): string {
  const t = TEXTS[locale]
  const link = (path: string, text: string) => `<a href="${localePath(path, locale)}">${escape(text)}</a>`
  const ways = `${link(paths.home, t['cart.continueShopping'])} ${link(paths.contact, t['contact.title'])}`
  const body = [...lines, t['cart.needsScript']].map(paragraph).join('')
  return `<!doctype html><html lang="${LOCALES[locale].tag}"><head><meta charset="UTF-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><meta name="robots" content="noindex" /><title>${escape(title)} | ${BRAND}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="stylesheet" href="/offline.css" /></head><body><main><h1>${escape(title)}</h1>${body}<p>${ways}</p></main></body></html>`
}

/** The cart as it is now, below why the product is not in it, if it is not. */
function answerPage(locale: Locale, { data }: Answer): string {
  const t = TEXTS[locale]
  const format = formatterOf(locale)
  const { cart, user_errors: errors = [] } = data?.addProductsToCart ?? {}
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const isAdded = cart !== undefined && errors.length === 0
  return pageOf(locale, {
    title: isAdded ? t['cart.added'] : t['product.addFailed'],
    lines: [
      ...errors.flatMap((error) => error?.message ?? []),
      ...items.map(({ quantity, product, prices }): Line => [
        `${quantity} × ${product.name ?? ''}`,
        format.money(prices?.row_total),
      ]),
      ...(items.length > 0 ? [[t['cart.total'], format.money(cart?.prices?.grand_total)] as const] : []),
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
async function addToCart(pool: Pool, req: Request, item: Item): Promise<Added> {
  const { 'content-length': _, ...headers } = pick(req.headers, REQUEST_HEADERS)
  const { storeCode } = LOCALES[splitLocale(req.path).locale]
  const {
    statusCode,
    headers: answered,
    body,
  } = await pool.request({
    path: `/magento/addProductsToCart?store=${storeCode}`,
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': req.ip ?? '',
    },
    body: JSON.stringify([{ cartItems: [item] }]),
  })
  const answer = (await body.json()) as Answer
  return { status: statusCode, cookies: answered['set-cookie'], answer }
}

/** Handles the form. */
export function cartWithoutScript(pool: Pool, log: Logger): RequestHandler[] {
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
      const { status, cookies, answer } = await addToCart(pool, req, item).catch((error: unknown) => {
        log.error({ err: error }, 'middleware not reached')
        return OUT_OF_REACH
      })
      if (cookies) res.setHeader('set-cookie', cookies)
      res.status(status).send(answerPage(locale, answer))
    },
  ]
}
