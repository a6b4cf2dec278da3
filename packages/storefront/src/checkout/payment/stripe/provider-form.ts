// The provider's payment form: its script, from its own host, draws the fields for the card in frames of its own. No card
// data reaches this page.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Appearance, PaymentIntentResult, StripeElements, StripeError } from '@stripe/stripe-js'
import { withinAnswerTime, withinLoadTime } from '../within-load-time.ts'
import { shownCents } from './cents.ts'
import { deferredOptions, elementsLocale, type PaymentTerms } from './elements-options.ts'

export interface ProviderForm {
  /** @returns why what is typed cannot pay; the fields say themselves what is wrong with it. @throws when it is late */
  check: (cents: number) => Promise<StripeError | undefined>
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
export const mountProviderForm = (mounting: Mounting): Promise<ProviderForm> =>
  withinLoadTime(mount(mounting))

async function mount({ publishableKey, terms, locale, place }: Mounting): Promise<ProviderForm> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The payment form is for browsers')
  const looks = { locale: elementsLocale(locale), appearance: appearanceOf(place) } as const
  const isBegun = 'clientSecret' in terms
  const elements = isBegun
    ? stripe.elements({ clientSecret: terms.clientSecret, ...looks })
    : stripe.elements({ ...deferredOptions(terms), ...looks })
  await shown(elements, { place, hasWallets: isBegun })
  const checked = async (cents: number) => {
    await elements.update({ amount: shownCents(cents) })
    return (await elements.submit()).error
  }
  return {
    check: (cents) => withinAnswerTime(checked(cents)),
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

interface Place {
  place: HTMLElement
  /** A wallet opens by the press itself, not once an order is placed: then the express buttons have them. */
  hasWallets: boolean
}

function shown(elements: StripeElements, { place, hasWallets }: Place): Promise<void> {
  place.replaceChildren()
  const element = elements.create('payment', {
    layout: 'accordion',
    ...(!hasWallets && { wallets: { applePay: 'never', googlePay: 'never' } }),
  })
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
