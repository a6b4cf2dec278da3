/** What the deployment tests learn from their global setup, by the names of the variables. */
export const DEPLOY_ENV = {
  /** Hosts of both storefronts, between commas. */
  upstreams: 'DEPLOY_UPSTREAMS',
  /** Varnish in front of the first storefront. */
  varnish: 'DEPLOY_VARNISH',
  /** Folder of the second build. */
  secondBuild: 'DEPLOY_SECOND_BUILD',
} as const

export function deployValue(name: keyof typeof DEPLOY_ENV): string {
  const value = process.env[DEPLOY_ENV[name]]
  if (!value) throw new Error(`${DEPLOY_ENV[name]} is not set: the global setup did not run`)
  return value
}
