// What the shop adds to vike's page context.
import type { PageFrame } from './page-frame.ts'
import type { ServerClient } from './data/server-client.ts'
import type { StoreConfigFragment } from '@loftwood/graphql-types'
import type { Thing } from 'schema-dts'
import type { PageHead } from './head/head.ts'
import type { Elsewhere } from './i18n/paths-in-views.ts'
import type { PublicConfig } from './settings.ts'
import type { Routed } from './routed.ts'

/** Everything of one request's reads; made by the server, shared by the page and its error page. */
export interface RequestApi {
  /** Where operations are sent, e.g. `http://localhost:4000`. */
  url: string
  fetch: typeof fetch
  client?: ServerClient
  /** Set-Cookie headers of the answer, added to by guards. */
  setCookies?: string[]
}

declare global {
  namespace Vike {
    interface Config {
      /** `empty`: the page without header, menu and footer. */
      pageLayout?: 'default' | 'empty'
      /** In place of header and footer. */
      frame?: PageFrame
      /** Names of src/app/guards.ts, run in this order before the page's data. */
      guards?: readonly string[]
    }
    interface PageContext {
      /** On the server only: what stands inside the head element. */
      head?: string
      /** On the server only: what stands inside the root element. */
      pageHtml?: string
      /** On the server only: the store's configuration, where it could be loaded. */
      storeConfig?: Pick<StoreConfigFragment, 'store_group_name' | 'store_name'> | null
      /** On the server only: results of the page's queries for the browser, as JSON in pieces. */
      results?: Uint8Array[]
      /** On the server only. */
      publicConfig?: PublicConfig
      /** On the server only. */
      api?: RequestApi
      /** `urlPathname` for routes, computed once, because vike parses the address on each access. */
      logicalPath?: string
      /** What the guard `url-resolver` found. */
      routed?: Routed
      data?: {
        head?: PageHead
        /** Which screen the catch-all page shows. */
        kind?: Routed['kind']
        /** Where the other store views have the page; without it at the same path. */
        elsewhere?: Elsewhere
      }
      /** On the server only: whether the page is about one shopper. */
      isPersonal?: boolean
      /** On the server only: what the page says of itself to search engines. */
      structuredData?: Thing[]
    }
  }
}
