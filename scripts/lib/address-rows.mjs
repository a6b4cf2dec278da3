/**
 * What `pnpm start` says of the shop: where it is, and which brand it shows.
 * @param {{
 *   ports: Partial<Record<import('./services.mjs').ServiceName, number>>,
 *   externalBackEnd: string | undefined,
 *   brand: string,
 *   dataDir: string,
 * }} shop
 * @returns {[what: string, where: string][]}
 */
export function addressRows({ ports, externalBackEnd, brand, dataDir }) {
  const shop = `http://localhost:${ports.storefront}`
  const isPlain = brand === 'plain'
  return [
    ['Shop', shop],
    // Another back end has store views of its own.
    .../** @type {[string, string][]} */ (externalBackEnd ? [] : [['Shop, French', `${shop}/fr`]]),
    ['Brand', isPlain ? 'plain: the shop promises nothing of its own (docs/brand.md)' : brand],
    ['Middleware', `http://localhost:${ports.middleware}/healthz`],
    ['Back end', externalBackEnd ?? `http://localhost:${ports.commerce}/graphql`],
    ['Data', externalBackEnd ? 'stored by the back end' : dataDir],
  ]
}
