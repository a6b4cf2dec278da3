// The provider's payment form: its script, from its own host, draws the fields for the card in frames of its own. No card
// data reaches this page.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Appearance, PaymentIntentResult, StripeElements } from '@stripe/stripe-js'

const LOAD_WITHIN_MS = 15_000

export interface ProviderForm {
  /** Pays. The shopper may be sent to their bank and come back to `returnUrl`. */
  pay: (returnUrl: string) => Promise<PaymentIntentResult>
  remove: () => void
}

interface Mounting {
  publishableKey: string
  clientSecret: string
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

async function mount({ publishableKey, clientSecret, locale, place }: Mounting): Promise<ProviderForm> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The payment form is for browsers')
  const language = locale === 'fr-CA' ? 'fr-CA' : 'en'
  const elements = stripe.elements({ clientSecret, locale: language, appearance: appearanceOf(place) })
  await shown(elements, place)
  return {
    pay: (return_url) =>
      stripe.confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' }),
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
