/** How the workers learn the addresses of the servers and their data folder: the names of the variables, in one table. */
export const SERVER_ENV = {
  storefront: 'E2E_STOREFRONT_URL',
  middleware: 'E2E_MIDDLEWARE_URL',
  commerce: 'E2E_COMMERCE_URL',
} as const

const DATA_DIR_ENV = 'E2E_DATA_DIR'

interface SharedShop {
  storefrontUrl: string
  middlewareUrl: string
  commerceUrl: string
  dataDir: string
}

/** Called by a global setup: workers inherit the environment. */
export function tellWorkers({ storefrontUrl, middlewareUrl, commerceUrl, dataDir }: SharedShop): void {
  process.env[SERVER_ENV.storefront] = storefrontUrl
  process.env[SERVER_ENV.middleware] = middlewareUrl
  process.env[SERVER_ENV.commerce] = commerceUrl
  process.env[DATA_DIR_ENV] = dataDir
}

/** The address of one server, without a slash at the end. */
export function serverUrl(name: keyof typeof SERVER_ENV): string {
  const url = process.env[SERVER_ENV[name]]
  if (!url) throw new Error(`${SERVER_ENV[name]} is not set: the global setup did not run`)
  return url
}

/** The folder of the database, through which an operator's commands reach the back end. */
export function dataDir(): string {
  const folder = process.env[DATA_DIR_ENV]
  if (!folder) throw new Error(`${DATA_DIR_ENV} is not set: the global setup did not run`)
  return folder
}
