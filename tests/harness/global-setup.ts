/** Before all browser tests: the servers, and a control address through which a test can stop and start them. */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { ServiceName } from '../../scripts/lib/services.mjs'
import { DATA_DIR_ENV, SERVER_ENV } from './server-env.ts'
import { startShopServers, type ShopServers } from './shop-servers.ts'

const LOG_FILE = resolve(import.meta.dirname, '../servers.log')

const COMMAND = /^\/(pause|resume)(?:\/(commerce|middleware|storefront))?$/

/** `POST /pause` stops all servers, `POST /resume/middleware` starts one; answers 204 when it is done. */
function controlServer(shop: ShopServers): Promise<Server> {
  const server = createServer((request, response) => {
    const [, command, name] = COMMAND.exec(request.url ?? '') ?? []
    const run = command === 'pause' ? shop.pause : shop.resume
    run(name as ServiceName | undefined).then(
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
  process.env[DATA_DIR_ENV] = shop.dataDir
  process.env[SERVER_ENV.control] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`
  return async () => {
    control.close()
    await shop.stop()
  }
}
