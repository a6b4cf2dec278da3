/** Loaded into a server: its own look-ups of names go to NAME_SERVER. */
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

const { Resolver } = dns.promises

dns.promises.Resolver = class extends Resolver {
  /** @param {import('node:dns').ResolverOptions} [options] */
  constructor(options) {
    super(options)
    this.setServers([process.env['NAME_SERVER'] ?? ''])
  }
}
syncBuiltinESMExports()
