// The services that follow from the configuration alone, the same for the server and for a command without one.
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { onlinePaymentsOf } from './payment/online-payments.ts'
import { visitorKeys } from './server/visitor-keys.ts'

type Configured = Pick<
  Services,
  'storefrontUrl' | 'signInRule' | 'unpaid' | 'visitorKey' | 'onlinePayments' | 'logger'
>

/** The data folder exists already. */
export async function configuredServices(config: Config, logger: Logger): Promise<Configured> {
  const { storefrontUrl, signInRule, unpaid, dataDir } = config
  return {
    storefrontUrl,
    signInRule,
    unpaid,
    visitorKey: visitorKeys(dataDir),
    onlinePayments: await onlinePaymentsOf(config, logger),
    logger,
  }
}
