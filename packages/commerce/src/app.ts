// Puts the back end together: database, catalog, schema, server. main.ts runs it, tests start it in-process.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { HttpServer } from '@loftwood/http-server'
import { createClientAddresses } from '@loftwood/http-server/client-address'
import type { Tracing } from '@loftwood/http-server/tracing'
import type { Logger } from 'pino'
import { serveCommands } from './admin/admin-server.ts'
import type { FillProgress } from './import/files/fill-database.ts'
import { startSaleClock } from './product/sale-clock.ts'
import { COMMANDS } from './commands.ts'
import type { Config } from './config.ts'
import { configuredServices } from './configured-services.ts'
import type { Services } from './context.ts'
import { createGraphqlHandler } from './server/graphql-handler.ts'
import { createMediaHandler } from './server/media.ts'
import { createMetrics } from './server/metrics.ts'
import { readQueue } from './server/read-queue.ts'
import { createReadiness } from './server/readiness.ts'
import { shopServer } from './server/http-server.ts'
import { mediaFolder } from './import/csv/picture-store.ts'
import { createMailWorker, holdingTransport } from './mail/mail-worker.ts'
import type { MailTransport } from './mail/mail-worker.ts'
import { createOutboxHandler } from './mail/outbox.ts'
import { captchaCheck } from './customer/captcha.ts'
import { addressReader } from './server/visitor-address.ts'
import type { SocialProvider } from './customer/social-login/social-providers.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { openShop } from './open-shop.ts'
import { reportLostKeys } from './payment/online-payments.ts'
import type { PaymentDesk } from './payment/payment-desk.ts'
import { startPaymentWorker } from './payment/payment-worker.ts'
import { webhookHandler } from './payment/webhook.ts'
import { startStockAlerts } from './customer/stock-alert/stock-alert-worker.ts'
import { startSweeping } from './privacy/sweep.ts'
import { startPurgePublisher } from './server/purge-publisher.ts'
import { createDownloadsHandler } from './order/downloads/downloads-handler.ts'
import { refreshShop } from './shop.ts'
import { startHoldWorker } from './order/unpaid/hold-worker.ts'

export interface RunningApp {
  /** e.g. `http://127.0.0.1:4100` */
  url: string
  /** SQL statements run since the start. */
  statementCount: () => number
  /** Finishes the requests under way, then closes the database. */
  stop: () => Promise<void>
}

/** Time for the requests in flight at the end. */
const DRAIN_MS = 8_000

interface AppOptions {
  logger: Logger
  onProgress?: (progress: FillProgress) => void
  /** How long to wait after each failed delivery of a mail. */
  mailRetryDelaysMs?: readonly number[] | undefined
  /** How often payments, orders without one, and stock alerts are checked. */
  workersEveryMs?: number | undefined
}

/** @throws {Error} when the data folder is taken, the catalog is invalid or the port is in use */
export async function startApp(
  config: Config,
  { logger, onProgress = () => {}, mailRetryDelaysMs, workersEveryMs }: AppOptions,
): Promise<RunningApp> {
  const { database, rules, shop } = await openShop(config, { isFilling: true, onProgress })
  try {
    if (database.exposure) logger.error({ reason: database.exposure }, 'the data folder is not private')
    const mailWorker = createMailWorker({
      db: database.db,
      transport: await mailTransport(config, rules),
      logger,
      retryDelaysMs: mailRetryDelaysMs,
      keepsContent: config.isDevelopment,
    })
    const services = {
      ...(await configuredServices(config, logger)),
      db: database.db,
      shop,
      socialProviders: await socialProvidersOf(config),
      checkCaptcha: config.captcha && captchaCheck(config.captcha, logger),
      wakeMail: mailWorker.wake,
    }
    const tracing = config.isTraced
      ? (await import('@loftwood/http-server/tracing')).startTracing('commerce')
      : undefined
    const payments = paymentDeskOf(services)
    if (!payments) await reportLostKeys(database.db, logger)
    const { server, stop: stopServer } = serverOf(config, services, { database, logger, tracing, payments })
    server.listen(config.port, config.host)
    await once(server, 'listening')
    await mailWorker.start()
    const saleClock = await startSaleClock(database.db, rules, {
      logger,
      onChange: () => refreshShop(shop, database.db),
    })
    const stopSweeping = startSweeping(database.db, { retention: config.retention, logger })
    const stopCommands = await serveAdmin(services, config, logger)
    const publisher = config.purge && startPurgePublisher({ db: database.db, logger, settings: config.purge })
    const { address, port } = server.address() as AddressInfo
    const stopUnpaid = startUnpaidWorkers(services, payments, workersEveryMs)
    const stopStockAlerts = startStockAlerts(services, workersEveryMs)
    const stop = async () => {
      await publisher?.stop()
      await stopCommands()
      await stopSweeping()
      await stopStockAlerts()
      const unpaidStopped = stopUnpaid()
      await stopServer(DRAIN_MS)
      saleClock.stop()
      await unpaidStopped
      await mailWorker.stop()
      await database.close()
      await tracing?.stop()
    }
    return { url: `http://${address}:${port}`, statementCount: database.statementCount, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Parts {
  database: OpenDatabase
  logger: Logger
  tracing: Tracing | undefined
  payments: PaymentDesk | undefined
}

/** What answers which path. */
function serverOf(
  config: Config,
  services: Services,
  { database, logger, tracing, payments }: Parts,
): HttpServer {
  const isReady = createReadiness(database.db, logger)
  const queue = readQueue()
  const metrics = createMetrics({ database, isReady, queue })
  const clients = createClientAddresses(config.trustProxy, logger)
  return shopServer(
    {
      graphql: createGraphqlHandler({
        services,
        logger,
        isDevelopment: config.isDevelopment,
        plugins: [metrics.plugin, queue.plugin],
        originOf: (request) => config.publicUrl ?? new URL(request.url).origin,
      }),
      media: createMediaHandler([config.catalogDir, mediaFolder(config.dataDir)]),
      downloads: createDownloadsHandler(database.db, join(config.catalogDir, 'downloads')),
      outbox: createOutboxHandler(database.db, {
        isDevelopment: config.isDevelopment,
        hasSmtp: config.smtpUrl !== undefined,
      }),
      webhook: payments && webhookHandler(payments),
      isReady,
      metrics: metrics.read,
      addressOf: addressReader(clients),
      warnings: clients.warnings,
    },
    { logger, metrics, tracing },
  )
}

/** What looks after orders that are not paid yet. */
function startUnpaidWorkers(
  services: Services,
  payments: PaymentDesk | undefined,
  everyMs?: number,
): () => Promise<unknown> {
  const stopHolds = startHoldWorker(orderDeskOf(services), everyMs)
  const paymentWorker = payments && startPaymentWorker(payments, everyMs)
  return () => Promise.all([stopHolds(), paymentWorker?.stop()])
}

/** A shop whose folder cannot have a socket still sells; commands then need it stopped. */
async function serveAdmin(services: Services, config: Config, logger: Logger): Promise<() => Promise<void>> {
  try {
    return await serveCommands(COMMANDS, { services, config })
  } catch (error) {
    logger.error({ err: error }, 'no commands while running: the data folder cannot have a socket')
    return async () => {}
  }
}

/** Loaded only by shops that send mail themselves. */
async function mailTransport({ smtpUrl, mailFrom }: Config, { store }: ShopRules): Promise<MailTransport> {
  if (!smtpUrl) return holdingTransport
  const { smtpTransport } = await import('./mail/smtp-transport.ts')
  return smtpTransport({ url: smtpUrl, from: mailFrom ?? `${store.name} <${store.email}>` })
}

/** Loaded only by shops that have some. */
async function socialProvidersOf({ socialProviders }: Config): Promise<SocialProvider[]> {
  if (socialProviders.length === 0) return []
  const { socialProvider } = await import('./customer/social-login/social-providers.ts')
  return socialProviders.map(socialProvider)
}

const orderDeskOf = ({ shop, ...services }: Services) => ({
  ...services,
  rules: shop.rules,
  now: () => new Date(),
})

function paymentDeskOf(services: Services): PaymentDesk | undefined {
  const { onlinePayments } = services
  return onlinePayments && { ...orderDeskOf(services), provider: onlinePayments.provider }
}
