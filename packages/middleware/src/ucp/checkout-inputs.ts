// What agents send for carts and checkouts: prices, titles, totals and states among it are not read.
import { z } from 'zod'
import { context } from './catalog-inputs.ts'

const text = (max = 255) => z.string().max(max)

const lineItem = z.looseObject({
  item: z.looseObject({ id: text(500).describe("A variant's id, as the catalog answers it") }),
  quantity: z.int().min(1).max(10_000),
})
const lineItems = z.array(lineItem).max(50)

const discounts = z
  .looseObject({ codes: z.array(text(60)).max(10).optional() })
  .describe('Replaces the codes of before')
  .optional()

const consent = z.object({
  analytics: z.boolean().optional(),
  preferences: z.boolean().optional(),
  marketing: z.boolean().optional(),
  sale_of_data: z.boolean().optional(),
})

const buyer = z.object({
  first_name: text().optional(),
  last_name: text().optional(),
  email: text().optional(),
  phone_number: text(64).optional(),
  consent: consent.optional(),
})

export type Buyer = z.output<typeof buyer>

const destination = z.object({
  id: text().optional(),
  street_address: text().optional(),
  extended_address: text().optional(),
  address_locality: text().optional(),
  address_region: text().optional(),
  address_country: text(60).optional(),
  postal_code: text(32).optional(),
  first_name: text().optional(),
  last_name: text().optional(),
  phone_number: text(64).optional(),
})

export type Destination = z.output<typeof destination>

const fulfillment = z
  .looseObject({
    methods: z
      .array(
        z.looseObject({
          type: text().optional(),
          destinations: z.array(destination).max(10).optional(),
          selected_destination_id: text().nullish(),
          groups: z
            .array(z.looseObject({ selected_option_id: text().nullish() }))
            .max(10)
            .optional(),
        }),
      )
      .max(5)
      .optional(),
  })
  .describe('Where it goes: first destinations, then the selected one and the selected option of its group')
  .optional()

export const cartInput = z.looseObject({
  line_items: lineItems.min(1).describe('All items; replaces those of before'),
  buyer: buyer.optional(),
  context,
  discounts,
})

export type CartInput = z.output<typeof cartInput>

export const checkoutInput = z.looseObject({
  line_items: lineItems.optional().describe('All items; replaces those of before'),
  cart_id: text(1_000).optional().describe('Makes the checkout of this cart'),
  buyer: buyer.optional(),
  context,
  discounts,
  fulfillment,
})

export type CheckoutInput = z.output<typeof checkoutInput>

export const nothing = z.looseObject({})
