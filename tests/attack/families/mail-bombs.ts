/** Mails with the shop's signature and a stranger's words, to people who never asked for them. */
import { ClientError } from '@loftwood/client'
import { chooseAddress, chooseMethod, placeOrder } from '../../harness/place-order.ts'
import { ADDRESS_INPUT } from '../../integration/address.ts'
import { mailsTo } from '../lib/stored.ts'
import { tally, together } from '../lib/together.ts'
import { newVisitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const ORDERS = 30
/** To one address within an hour (docs/reliability.md). */
const MOST_MAILS = 5
const SPAM = 'http://pills.example/buy'
const NAMES = ['firstname', 'lastname', 'company', 'city'] as const

/** An order by a visitor of its own, whose mail goes to somebody else. */
async function orderFor(email: string, { storefront, plentifulSku }: AttackedShop, address: object) {
  const visitor = newVisitor(2)
  try {
    const magento = visitor.shop(storefront)
    await magento.addProductsToCart({ cartItems: [{ sku: plentifulSku, quantity: 1 }] })
    await magento.setGuestEmailOnCart({ email })
    await chooseAddress(magento, { ...ADDRESS_INPUT, ...address })
    await chooseMethod(magento)
    await magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } })
    await placeOrder(magento)
    return 'ordered'
  } catch (error) {
    // Anything but an answer of the back end means that nothing was proved.
    const code = error instanceof ClientError && error.errors[0]?.extensions?.code
    if (!code) throw error
    return code
  } finally {
    await visitor.leave()
  }
}

export const mailBombs: Family = {
  name: 'Mail bombs',
  scenarios: [
    {
      name: `${ORDERS} orders from ${ORDERS} addresses for one stranger, with a link as street`,
      holds: `at most ${MOST_MAILS} mails go out, none with a link of the attacker's`,
      run: async (shop, report) => {
        const stranger = `stranger-${crypto.randomUUID()}`
        const outcomes = await together({ count: ORDERS, atOnce: 6 }, (index) =>
          orderFor(`${stranger}+${index}@example.com`, shop, { street: [`Buy pills ${SPAM}`] }),
        )
        const mails = mailsTo(shop.dataDir, stranger)
        const out = mails.filter(({ isOut }) => isOut)
        report.must(out.length > 0 && out.length <= MOST_MAILS, `${out.length} mails went out`)
        report.must(!mails.some(({ words }) => words.includes(SPAM)), 'a mail holds the link')
        report.figure(`${tally(outcomes)}; ${out.length} mails out, ${mails.length - out.length} waiting`)
      },
      withinMs: 60_000,
    },
    {
      name: `a link as ${NAMES.join(', ')}`,
      holds: 'the address is refused, and no mail is written',
      run: async (shop, report) => {
        for (const name of NAMES) {
          const email = `stranger-${crypto.randomUUID()}@example.com`
          const outcome = await orderFor(email, shop, { [name]: `Buy pills ${SPAM}` })
          report.must(outcome === 'PLAIN_NAME_ONLY', `a link as ${name}: ${outcome}`)
          report.must(mailsTo(shop.dataDir, email).length === 0, `a mail with a link as ${name}`)
        }
      },
      withinMs: 60_000,
    },
  ],
}
