// The provider's payment form: its script, from its own host, draws the fields for the card in frames of its own. No card
// data reaches this page.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Appearance, PaymentIntentResult, StripeElements } from '@stripe/stripe-js'
import type { ExpressConfig } from '../../../platform/express.ts'

const LOAD_WITHIN_MS = 15_000

/** A payment that has begun, or what one will be of before its order is placed. */
export type PaymentTerms =
  | { clientSecret: string }
  | { cents: number; currency: string; capturesLater: NonNullable<ExpressConfig['stripe']>['capturesLater'] }

export interface ProviderForm {
  /** @returns why what is typed cannot pay; the fields say so themselves */
  check: (cents: number) => Promise<object | undefined>
  /** Pays. The shopper may be sent to their bank and come back to `returnUrl`. */
  pay: (returnUrl: string, clientSecret?: string) => Promise<PaymentIntentResult>
  remove: () => void
}

interface Mounting {
  publishableKey: string
  terms: PaymentTerms
  /** e.g. `fr-CA` */
  locale: string
  place: HTMLElement
}

/** Resolves when the form can be used. @throws when it could not be loaded */
export async function mountProviderForm(mounting: Mounting): Promise<ProviderForm> {
  const deadline = AbortSignal.timeout(LOAD_WITHIN_MS)
  const late = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('The payment form did not load in time')))
  })
  const mounted = mount(mounting)
  // One that comes late would stand beside that of the next try.
  mounted.then((form) => deadline.aborted && form.remove()).catch(() => undefined)
  return Promise.race([mounted, late])
}

async function mount({ publishableKey, terms, locale, place }: Mounting): Promise<ProviderForm> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The payment form is for browsers')
  const language = locale === 'fr-CA' ? 'fr-CA' : 'en'
  const looks = { locale: language, appearance: appearanceOf(place) } as const
  const elements =
    'clientSecret' in terms
      ? stripe.elements({ clientSecret: terms.clientSecret, ...looks })
      : stripe.elements({
          mode: 'payment',
          amount: terms.cents,
          currency: terms.currency.toLowerCase(),
          captureMethod: terms.capturesLater ? 'manual' : 'automatic',
          ...looks,
        })
  await shown(elements, place)
  return {
    async check(cents) {
      await elements.update({ amount: cents })
      return (await elements.submit()).error
    },
    pay: (return_url, clientSecret) =>
      stripe.confirmPayment({
        elements,
        confirmParams: { return_url },
        redirect: 'if_required',
        ...(clientSecret !== undefined && { clientSecret }),
      }),
    remove: () => elements.getElement('payment')?.destroy(),
  }
}

function shown(elements: StripeElements, place: HTMLElement): Promise<void> {
  place.replaceChildren()
  const element = elements.create('payment', { layout: 'accordion' })
  return new Promise((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'The payment form failed')))
    element.mount(place)
  })
}

/** The shop's own colours and type, which its frames cannot see. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    variables: {
      colorPrimary: token('--color-primary'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-muted'),
      colorDanger: token('--color-danger'),
      colorBackground: token('--color-white'),
      fontSizeBase: style.fontSize,
      borderRadius: token('--radius-md'),
    },
  }
}
