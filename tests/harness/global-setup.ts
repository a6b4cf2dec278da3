/** Before all browser tests: the servers, and a control address through which a test can restart them. */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { SERVER_ENV } from './server-env.ts'
import { startShopServers, type ShopServers } from './shop-servers.ts'

const LOG_FILE = resolve(import.meta.dirname, '../servers.log')

/** `POST /restart` restarts all servers, `POST /restart/middleware` one; answers 204 when they are ready. */
function controlServer(shop: ShopServers): Promise<Server> {
  const server = createServer((request, response) => {
    const [, name] = /^\/restart\/?(commerce|middleware|storefront)?$/.exec(request.url ?? '') ?? []
    shop.restart(name as Parameters<ShopServers['restart']>[0]).then(
      () => response.writeHead(204).end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

export default async function globalSetup() {
  rmSync(LOG_FILE, { force: true })
  const shop = await startShopServers({ logFile: LOG_FILE }).catch((error: Error) => {
    throw new Error(`${error.message} (see ${LOG_FILE})`, { cause: error })
  })
  const control = await controlServer(shop)
  process.env[SERVER_ENV.storefront] = shop.storefrontUrl
  process.env[SERVER_ENV.middleware] = shop.middlewareUrl
  process.env[SERVER_ENV.commerce] = shop.commerceUrl
  process.env[SERVER_ENV.control] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`
  return async () => {
    control.close()
    await shop.stop()
  }
}
