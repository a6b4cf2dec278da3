// Which of the providers that the settings name can sell: one by whom the back end takes no payments is left out.
import type { OnlinePaymentConfigQuery } from '@loftwood/graphql-types'
import type { ExpressConfig } from '../src/platform/express.ts'
import { lacks, type Capabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import { readMethod } from './read-method.ts'
import type { Upstream } from './upstream.ts'

export interface ExpressSource {
  upstream: Upstream
  capabilities: Capabilities
  providers: Config['expressProviders']
}

/** @throws when the middleware does not answer */
export async function readExpress(source: ExpressSource): Promise<ExpressConfig> {
  const { providers, capabilities } = source
  const hasPaypal = providers.includes('paypal') && !lacks(capabilities, 'paypalExpress')
  return { ...(await readStripe(source)), ...(hasPaypal && { paypal: true }) }
}

async function readStripe({
  upstream,
  capabilities,
  providers,
}: ExpressSource): Promise<Pick<ExpressConfig, 'stripe'>> {
  if (!providers.includes('stripe') || lacks(capabilities, 'orderPayments')) return {}
  const { onlinePaymentConfig: found } = await readMethod<OnlinePaymentConfigQuery>(
    upstream,
    'onlinePaymentConfig',
  )
  return found ? { stripe: { key: found.publishable_key, capturesLater: found.captures_later } } : {}
}
