// What Braintree's protection against fraud may know of the shopper's device: its collector loads a script of PayPal's and makes
// an id, which goes to the gateway with the payment. It keeps nobody from paying: what fails or is late is not sent.
import type { Client } from 'braintree-web/client'
import { create as createCollector } from 'braintree-web/data-collector'

const WITHIN_MS = 4000

/** It describes the device and not the card, so it is collected once in each document. */
let collected: Promise<string | undefined> | undefined

/** Collects it. The answer is called when the shopper pays: nobody waits longer than the time since this call. */
export function collectDeviceData(client: Client): () => Promise<string | undefined> {
  const data = (collected ??= collect(client))
  // The next form collects again what has failed.
  void data.then((found) => found === undefined && collected === data && (collected = undefined))
  const deadline = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), WITHIN_MS)
  })
  // What came after the deadline is still sent: of two settled promises the first wins.
  return () => Promise.race([data, deadline])
}

async function collect(client: Client): Promise<string | undefined> {
  try {
    return (await createCollector({ client })).deviceData
  } catch {
    return undefined
  }
}
