// How methods change the session: one function for each effect of the method table.
import { AppError } from '../../errors.ts'
import type { Send } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import { adoptGuest } from './guest-call.ts'
import type { Merges } from './merges.ts'
import type { Effect } from './methods/method.ts'
import type { RememberMe } from './remember-me.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import { takeCustomersCart } from './sign-in.ts'

export interface EffectCall {
  send: Send
  session: Session
  variables: Record<string, unknown>
  merges: Merges
  renewals: Renewals
}

/** Runs the call with its effect and returns its bytes. Orders have a module of their own. */
export const EFFECTS: Record<Exclude<Effect, 'closes-cart'>, (call: EffectCall) => Promise<Buffer>> = {
  async 'adopts-cart'({ send, session, variables }) {
    const body = await send('own', variables)
    adoptCart(session, body)
    return body
  },

  async 'merges-carts'({ send, session, variables, merges }) {
    const { sourceCartId, destinationCartId } = variables
    const merge = () => send('own', variables)
    const body = await merges.run(String(sourceCartId), String(destinationCartId), merge)
    adoptCart(session, body)
    return body
  },

  async 'adopts-guest'({ send, session, variables }) {
    const body = await send('own', variables)
    adoptGuest(session, body)
    return body
  },

  async 'signs-in'(call) {
    const { send, session, variables } = call
    const body = await send('own', variables)
    const token = rootOf<{ token?: string }>(body)?.token
    if (!token) return body
    const remembered = session.rememberMe
    session.setCustomer(token)
    if (remembered) {
      // Links and social login contain no e-mail address, so the back end names the account.
      const email = variables['email'] ?? (await customerEmail(send).catch(() => undefined))
      if (remembered.email !== email) await forgetRemembered(call, remembered)
    }
    await takeCustomersCart(call)
    return body
  },

  async 'signs-in-again'(call) {
    const { session, variables, renewals } = call
    const token = tokenArgument(variables) ?? session.rememberMe?.token
    if (!token) throw new AppError('INVALID_ARGUMENTS', 'There is no remember-me token')
    const body = await renewals.exchange(session, token)
    if (rootOf<{ token?: string }>(body)?.token) await takeCustomersCart(call)
    return body
  },

  async 'signs-out'(call) {
    const remembered = call.session.rememberMe
    if (remembered) await forgetRemembered(call, remembered)
    return call.send('own', call.variables).finally(() => call.session.forgetCustomer())
  },

  async 'ends-account'({ send, session, variables }) {
    const body = await send('own', variables)
    if (rootOf(body) === true) {
      session.forgetCustomer()
      session.setRememberMe(undefined)
    }
    return body
  },

  async remembers(call) {
    const body = await call.send('own', call.variables)
    await remember(call, body)
    return body
  },

  async forgets({ send, session, variables }) {
    const remembered = session.rememberMe
    const token = tokenArgument(variables) ?? remembered?.token
    if (!token) return Buffer.from('{"data":{"revokeRememberMeToken":{"result":true}}}')
    return send('own', { token }).finally(() => {
      if (!remembered || remembered.token === token) session.setRememberMe(undefined)
    })
  },

  async 'changes-password'(call) {
    const body = await call.send('own', call.variables)
    const isChanged = !parseAnswer(body).errors?.length
    // The back end may have revoked every token but the one in use.
    if (isChanged && call.session.rememberMe)
      await call
        .send('generateRememberMeToken', {})
        .then((answer) => remember(call, answer))
        .catch(() => call.session.setRememberMe(undefined))
    return body
  },
}

/** Stores the response's cart in the session. */
function adoptCart(session: Session, body: Buffer): void {
  const root = rootOf<string | { id?: string; cart?: { id?: string } | null }>(body)
  const cartId = typeof root === 'string' ? root : (root?.id ?? root?.cart?.id)
  if (cartId && cartId !== session.cartId) session.setCart(cartId)
}

/** Stores the token of a response to generateRememberMeToken; the back end names its customer. */
async function remember({ send, session }: EffectCall, body: Buffer): Promise<void> {
  const token = rootOf<{ token?: string }>(body)?.token
  if (!token) return
  const email = session.rememberMe?.email ?? (await customerEmail(send))
  session.setRememberMe(email ? { email, token } : undefined)
}

async function customerEmail(send: Send): Promise<string | undefined> {
  return rootOf<{ email?: string }>(await send('customer', {}))?.email
}

/** Ends a remember-me token; the session drops it whatever the back end responds. */
async function forgetRemembered({ send, session }: EffectCall, { token }: RememberMe): Promise<void> {
  session.setRememberMe(undefined)
  await send('revokeRememberMeToken', { token }).catch(() => undefined)
}

function tokenArgument({ token }: Record<string, unknown>): string | undefined {
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** The value of the response's first field. */
function rootOf<T = unknown>(body: Buffer): T | null | undefined {
  return Object.values(parseAnswer(body).data ?? {})[0] as T | null | undefined
}
