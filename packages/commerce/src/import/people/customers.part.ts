// Customers, from Magento's "Customers Main File".
import { z } from 'zod'
import { genderOf } from '../../customer/magento-genders.ts'
import { fromMagentoHash } from '../../customer/magento-hash.ts'
import { NO_PASSWORD } from '../../customer/passwords.ts'
import { email, optionalText, text, time } from './cell-shapes.ts'
import { customerIdOf, filePart } from './take-file.ts'

const row = z.object({
  email,
  firstname: text,
  lastname: text,
  middlename: optionalText,
  prefix: optionalText,
  suffix: optionalText,
  taxvat: optionalText,
  dob: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d/, 'a date is needed')
    .transform((cell) => cell.slice(0, 10))
    .nullable()
    .default(null),
  gender: z.string().transform(genderOf).nullable().default(null),
  confirmation: z.string().optional(),
  password_hash: z.string().optional(),
  created_at: time,
  updated_at: time.optional(),
})

export const customersPart = filePart({
  file: 'customers.csv',
  name: 'Customers',
  row,
  take: async ({ dob, confirmation, password_hash: hash, updated_at, ...customer }, { write }) => {
    const { numInsertedOrUpdatedRows: written } = await write
      .insertInto('customer')
      .values({
        ...customer,
        // Without one that can be verified here, the customer sets a new one by mail.
        password_hash: (hash && fromMagentoHash(hash)) || NO_PASSWORD,
        date_of_birth: dob,
        awaits_confirmation: confirmation ? 1 : 0,
        updated_at: updated_at ?? customer.created_at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    return written === 0n ? 'unchanged' : 'added'
  },
})

const confirmation = z.object({ email, email_confirmed_at: time })

export const confirmationsPart = filePart({
  file: 'email_confirmations.csv',
  name: 'Confirmed addresses',
  row: confirmation,
  take: async ({ email: address, email_confirmed_at }, { write }) => {
    const id = await customerIdOf(write, address)
    const { numUpdatedRows: written } = await write
      .updateTable('customer')
      .set({ email_confirmed_at })
      .where('id', '=', id)
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return written === 0n ? 'unchanged' : 'added'
  },
})
