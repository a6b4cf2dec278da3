/** How the workers learn the addresses of the servers and their data folder: the names of the variables, in one table. */
export const SERVER_ENV = {
  storefront: 'E2E_STOREFRONT_URL',
  middleware: 'E2E_MIDDLEWARE_URL',
  commerce: 'E2E_COMMERCE_URL',
} as const

export const DATA_DIR_ENV = 'E2E_DATA_DIR'

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
