/** Locking customers out of their own account. */
import { tally } from '../lib/together.ts'
import { newVisitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'

const PASSWORD = 'Bunk-beds-1'

export const lockOut: Family = {
  name: 'Locking out',
  scenarios: [
    {
      name: 'ten wrong passwords from one address, then the owner signs in from another',
      holds: 'the owner gets in; the first address is stopped',
      run: async ({ storefront }, report) => {
        const [owner, stranger] = [newVisitor(2), newVisitor(2)]
        const email = `owner-${crypto.randomUUID()}@example.com`
        await owner
          .shop(storefront)
          .createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password: PASSWORD })
        const statuses: (number | string)[] = []
        for (let attempt = 0; attempt < 10; attempt += 1) {
          const wrong = await stranger.call(storefront, 'generateCustomerToken', [
            { email, password: `Wrong-${attempt}-wrong` },
          ])
          report.must(!wrong.text.includes('"token":"'), 'a wrong password was taken')
          statuses.push(wrong.status)
        }
        const more = await stranger.call(storefront, 'generateCustomerToken', [{ email, password: PASSWORD }])
        statuses.push(more.status)
        report.must(more.status === 429 || more.text.includes('"errors"'), `an eleventh try: ${more.status}`)
        const entered = await owner.call(storefront, 'generateCustomerToken', [{ email, password: PASSWORD }])
        report.must(
          entered.status === 200 && !entered.text.includes('"errors"'),
          `the owner: ${entered.status} ${entered.text.slice(0, 200)}`,
        )
        report.figure(tally(statuses))
        await Promise.all([owner.leave(), stranger.leave()])
      },
    },
  ],
}
