// Braintree's fields for a card, in frames of its own host: no card data reaches this page. Its code is part of this build.
import { create as createClient, type Client } from 'braintree-web/client'
import {
  create as createFields,
  type HostedFields,
  type HostedFieldsTokenizePayload,
} from 'braintree-web/hosted-fields'
import { SentenceError } from '../../../platform/data/user-error.ts'
import type { MessageKey } from '../../../platform/i18n/message-key.ts'
import { withinLoadTime } from '../within-load-time.ts'
import { collectDeviceData } from './device-data.ts'
import { CARD_FIELDS, type CardField, type MountedCard } from './paying-card.ts'
import type { Verification } from './three-d-secure.ts'

interface Mounting {
  /** What the back end has made for this page. */
  clientToken: string
  /** Whether each card is verified with 3-D Secure. */
  requires3ds: boolean
  places: Readonly<Record<CardField, HTMLElement>>
  labels: Readonly<Record<CardField, string>>
  /** Typing has begun in a field, or what is typed has become right or wrong. */
  onChange: () => void
}

/** Resolves when the fields can be used. @throws when they could not be loaded */
export const mountCard = (mounting: Mounting): Promise<MountedCard> => withinLoadTime(mount(mounting))

async function mount({ clientToken, requires3ds, places, labels, onChange }: Mounting): Promise<MountedCard> {
  const client = await createClient({ authorization: clientToken })
  const deviceData = collectDeviceData(client)
  const verification = requires3ds ? await loadVerification(client) : undefined
  const fieldOf = (field: CardField) => ({
    container: places[field],
    iframeTitle: labels[field],
    internalLabel: labels[field],
    ...(field === 'expirationDate' && { placeholder: 'MM / YY' }),
  })
  const fields = await createFields({
    client,
    styles: stylesOf(places.number),
    fields: {
      number: fieldOf('number'),
      expirationDate: fieldOf('expirationDate'),
      cvv: fieldOf('cvv'),
    },
  })
  fields.on('notEmpty', onChange)
  fields.on('validityChange', onChange)
  return {
    invalid: () => invalidIn(fields),
    focus: (field) => void fields.focus(field),
    payableToken: async (cart) => {
      const card = await tokenize(fields)
      return verification ? verification.verify(card, cart) : card.nonce
    },
    deviceData,
    remove: () => {
      verification?.remove()
      void fields.teardown().catch(() => undefined)
    },
  }
}

const loadVerification = async (client: Client): Promise<Verification> =>
  (await import('./three-d-secure.ts')).createVerification(client)

function invalidIn(fields: HostedFields): CardField[] {
  const { fields: states } = fields.getState()
  return CARD_FIELDS.filter((field) => !states[field].isValid)
}

/** The frames do not see the page's style sheet. */
function stylesOf(place: HTMLElement) {
  const { color, fontSize } = getComputedStyle(place)
  return { input: { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' } }
}

/** By Braintree's codes; any other failure is trouble of the provider's. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: 'checkout.card.incomplete',
  HOSTED_FIELDS_FIELDS_INVALID: 'checkout.card.incomplete',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'checkout.card.notAccepted',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'pay.declined.code',
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'checkout.card.savedAlready',
}

async function tokenize(fields: HostedFields): Promise<HostedFieldsTokenizePayload> {
  try {
    return await fields.tokenize()
  } catch (error) {
    throw new SentenceError(FAILURES[(error as { code?: string }).code ?? ''] ?? 'pay.declined.trouble')
  }
}
