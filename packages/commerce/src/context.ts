// What a resolver gets besides its arguments: the database, the shop, the store view and this request's loaders.
import type { Logger } from 'pino'
import type { CheckCaptcha } from './customer/captcha.ts'
import type { SignInRule, UnpaidRule } from './config.ts'
import type { Session } from './customer/session.ts'
import type { OnlinePayments } from './cart/payment-provider.ts'
import type { SocialProvider } from './customer/social-login/social-providers.ts'
import type { Database } from './db/open-database.ts'
import { createProductCounter } from './product/product-counter.ts'
import { createProductLoaders } from './product/product-loaders.ts'
import type { ProductLoaders } from './product/product-loaders.ts'
import type { Shop, StoreView } from './shop.ts'

export interface Services {
  db: Database
  shop: Shop
  storefrontUrl: string
  /** Where customers may sign in instead of here. */
  socialProviders: readonly SocialProvider[]
  /** Undefined without a captcha. */
  checkCaptcha: CheckCaptcha | undefined
  /** How many wrong passwords are too many. */
  signInRule: SignInRule
  /** How long orders stay unpaid, and how many. */
  unpaid: UnpaidRule
  /** Names a visitor by their network address, without storing it. */
  visitorKey: (address: string) => string
  /** Undefined where nothing is paid online. */
  onlinePayments: OnlinePayments | undefined
  logger: Pick<Logger, 'error'>
  /** Has queued mails delivered; called once their transaction is over. */
  wakeMail: () => void
}

export interface Context extends Services {
  view: StoreView
  /** e.g. `http://localhost:4100/media` */
  mediaUrl: string
  load: ProductLoaders
  /** Called for each product that is shown. @throws TOO_MANY_PRODUCTS */
  countProduct: () => void
  /** The signed-in customer; undefined for a guest. */
  session: Session | undefined
  /** Where the visitor's connection comes from; limits count by it. */
  address: string
  /** What the visitor answered to a captcha. */
  captchaAnswer: string | undefined
}

/** A resolver of a root field. */
export type RootResolver<Args> = (root: unknown, args: Args, context: Context) => unknown

/** A field whose value is computed when it is selected: graphql calls it with arguments and context. */
export type Field<Result, Args = Record<string, never>> = (
  args: Args,
  context: Context,
) => Result | Promise<Result>

export function createContext(
  services: Services,
  request: Pick<Context, 'view' | 'mediaUrl' | 'session' | 'address' | 'captchaAnswer'>,
): Context {
  const { view } = request
  return {
    ...services,
    ...request,
    load: createProductLoaders(services.db, view.language),
    countProduct: createProductCounter(),
  }
}
