// The readable API reference: one page, made from the method table, without scripts.
import { print, type DocumentNode } from 'graphql'
import { ERRORS } from '../errors.ts'
import { COOKIES } from '../integrations/commerce/cookies.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { argumentSchema } from './argument-schemas.ts'
import type { Integrations } from './openapi.ts'
import { typeText } from './type-text.ts'

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b211a }
  nav { columns: 14rem } nav a { display: block } a { color: #7a4a1e }
  h2 { margin-top: 3rem; border-top: 1px solid #d8cbbf; padding-top: 1.5rem }
  pre { background: #f6f1ec; padding: .75rem; overflow: auto } code, pre { font: 14px/1.45 ui-monospace, monospace }
  table { border-collapse: collapse } td, th { text-align: left; padding: .2rem 1rem .2rem 0 } .kind { color: #75655a }
`

/** The page of all integrations' methods. */
export function docsPage(integrations: Integrations): string {
  const rows = [...integrations].flatMap(([integration, { methods }]) =>
    Object.entries(methods).map(([name, method]) => ({ integration, name, method })),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Commerce middleware: methods</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>Methods</h1>
<p>Call <code>POST /&lt;integration&gt;/&lt;method&gt;</code> with a JSON array of arguments; methods that read also take
<code>GET ?body=&lt;array&gt;</code>. Add <code>?store=</code> and <code>&amp;currency=</code> to choose the store view.
Machines read <a href="openapi.json">openapi.json</a>.</p>
<nav>${rows.map(({ integration, name }) => `<a href="#${integration}-${name}">${name}</a>`).join('')}</nav>
${rows.map(section).join('\n')}
<h2>Errors</h2>${errorTable()}
<h2>Cookies</h2>${cookieTable()}
</body></html>`
}

function section({
  integration,
  name,
  method,
}: {
  integration: string
  name: string
  method: Method
}): string {
  const argument = argumentSchema(method)
  const verbs = method.kind === 'read' ? 'GET, POST' : 'POST'
  const args = argument ? `${argument.isOptional ? 'optional ' : ''}${typeText(argument.schema)}` : 'none'
  const example = JSON.stringify(method.example)
  const call = `curl localhost:4000/${integration}/${name} -H 'content-type: application/json' -d '${example}'`
  return `<section id="${integration}-${name}"><h2>${name}</h2><p>${escape(method.summary)}</p>
<p class="kind">${verbs} · ${method.access}${effectText(method)}</p>
<h3>Argument</h3><pre>${escape(args)}</pre>
<h3>Example</h3><pre>${escape(call)}</pre>
<details><summary>Result</summary><pre>${escape(print(method.document as DocumentNode))}</pre></details></section>`
}

function effectText({ cart, effect, limit }: Method): string {
  const cartText = {
    create: ' · cart of the session, made when there is none',
    empty: ' · cart of the session, null when there is none',
    fail: ' · cart of the session',
  }
  const effects = {
    'adopts-cart': ' · its cart becomes the session’s',
    'merges-carts': ' · its cart becomes the session’s; changes of both wait',
    'adopts-guest': ' · its wishlist becomes the session’s',
    'closes-cart': ' · ends the session’s cart',
    'signs-in': ' · signs in',
    'signs-in-again': ' · signs in',
    'signs-out': ' · signs out',
    'ends-account': ' · signs out',
    remembers: ' · remembers the customer',
    forgets: ' · remembers the customer no longer',
    'changes-password': ' · remembers the customer anew',
  }
  return `${cart ? cartText[cart.whenMissing] : ''}${effect ? effects[effect] : ''}${limit ? ` · limited (${limit})` : ''}`
}

function errorTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, retryable }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${retryable ? 'may be tried again' : ''}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function cookieTable(): string {
  const rows = Object.values(COOKIES).map((cookie) => {
    const days =
      'maxAgeSeconds' in cookie ? `${cookie.maxAgeSeconds / 86_400} days` : 'until the browser closes'
    return `<tr><td><code>${cookie.name}</code></td><td>${days}</td><td>${cookie.isSecret ? 'secret' : 'readable'}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
