/** Before the tests of the images: one container of each, on free ports. */
import { SERVICES } from '../../scripts/lib/services.mjs'
import { freePorts } from '../harness/free-ports.ts'
import { SERVER_ENV } from '../harness/server-env.ts'
import { untilReady } from '../harness/until-ready.ts'
import { startContainer } from './containers.ts'

const READY_WITHIN_MS = 120_000

export default async function globalSetup() {
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  const ports = await freePorts()
  const origin = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
  const origins = {
    commerce: origin('commerce'),
    middleware: origin('middleware'),
    storefront: origin('storefront'),
  }
  try {
    for (const { name, env } of SERVICES) {
      stops.push(startContainer(name, { ...env(origins), PORT: `${ports[name]}`, COOKIE_SECURE: 'false' }))
      await untilReady(`${origins[name]}/readyz`, READY_WITHIN_MS)
      process.env[SERVER_ENV[name]] = origins[name]
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
