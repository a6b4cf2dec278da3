// Calls with a document of the caller's own: what it may select, and what it may not.
import { AppError } from '../../errors.ts'
import type { Method } from './methods/method.ts'
import { readCustomDocument } from './upstream/custom-document.ts'
import type { PreparedDocument } from './upstream/documents.ts'

/** Magento's other fields for what the table's methods do. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  setPaymentMethodAndPlaceOrder: 'placeOrder',
  createGuestCart: 'createEmptyCart',
  createCustomer: 'createCustomer',
  updateCustomer: 'updateCustomerEmail',
  generateCustomerTokenAsAdmin: 'generateCustomerToken',
  applyCouponsToCart: 'applyCouponToCart',
}

export interface CustomCall {
  document: PreparedDocument
  variables: Record<string, unknown>
}

/** Reads the call. Root fields whose method has rules (limits, the session) must go by that method. @throws INVALID_ARGUMENTS */
export type ReadCustomCall = (kind: 'query' | 'mutation', args: Record<string, unknown>) => CustomCall

export function createCustomCalls(methods: Readonly<Record<string, Method>>): ReadCustomCall {
  const ruledByTable = Object.entries(methods)
    .filter(([, { limit, effect }]) => limit !== undefined || (effect && effect !== 'adopts-cart'))
    .flatMap(([name, method]) => rootFieldsOf(method).map((field) => [field, name] as const))
  const ruled = new Map([...Object.entries(OTHER_WAYS), ...ruledByTable])
  return (kind, args) => {
    const document = readCustomDocument(String(args[kind]), kind)
    const field = document.rootFields.find((name) => ruled.has(name))
    if (field) throw new AppError('INVALID_ARGUMENTS', `${field}: use the method ${ruled.get(field)}`)
    return { document, variables: (args[`${kind}Variables`] ?? {}) as Record<string, unknown> }
  }
}

function rootFieldsOf({ document }: Method): string[] {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (operation?.kind !== 'OperationDefinition') return []
  return operation.selectionSet.selections.flatMap((it) => (it.kind === 'Field' ? [it.name.value] : []))
}
