// A shop whose accounts must be confirmed by mail, with an SMTP server, running for the tests of one file.
import { changedStore } from '@loftwood/demo-store/testing'
import { afterAll } from 'vitest'
import { customerShopper } from './customer-shopper.ts'
import { startCommerce } from './index.ts'
import { mailReader } from './mail-reader.ts'
import { startMailServer } from './mail-server.ts'

/** @param isEmailAvailabilityTold whether strangers may learn who has an account */
export async function confirmingShop({ isEmailAvailabilityTold }: { isEmailAvailabilityTold: boolean }) {
  const catalog = changedStore({
    accounts: {
      isConfirmationRequired: true,
      isEmailAvailabilityTold,
      isNewsletterConfirmationRequired: false,
    },
  })
  const mailServer = await startMailServer()
  const commerce = await startCommerce({ catalog: catalog.folder, env: { SMTP_URL: mailServer.url } })
  afterAll(async () => {
    await commerce.stop()
    await mailServer.stop()
    catalog.remove()
  })
  return { ...customerShopper(() => commerce.graphqlUrl), nextMail: mailReader(() => mailServer) }
}
