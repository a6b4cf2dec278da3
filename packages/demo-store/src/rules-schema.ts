/**
 * The shape of the shop's rules among the data files: the store itself, taxes, countries,
 * shipping methods and coupons. Units: prices in CAD dollars, rates in per cent, weights in pounds.
 */
import { z } from 'zod'
import { localizedText } from './field-shapes.ts'
import { adTracking, hostedSearch } from './integrations-schema.ts'

const provinceCode = z.string().regex(/^[A-Z]{2}$/)

const openingHours = z.strictObject({
  /** Days of the week the row holds for, 1 = Monday. */
  days: z.array(z.int().min(1).max(7)).min(1),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
})

const place = z.strictObject({
  street: z.string().min(1),
  city: z.string().min(1),
  provinceCode,
  postalCode: z.string().regex(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/),
  countryCode: z.string().length(2),
  phone: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const customerField = z.strictObject({
  code: z.enum(['prefix', 'middlename', 'suffix', 'dob', 'gender', 'taxvat']),
  isRequired: z.boolean().default(false),
  /** Whether registration asks for it too, as it does for what is required; else only account information does. */
  isInRegistration: z.boolean().default(true),
  /** To choose from, for prefix and suffix; without them they are typed. */
  options: z.array(localizedText).default([]),
})

/** `store.json` */
export const storeFile = z.strictObject({
  name: z.string().min(1),
  /** The name in two parts, as the logo shows it. */
  logo: z.strictObject({ parts: z.tuple([z.string(), z.string()]), alt: localizedText }),
  slogan: localizedText,
  copyright: localizedText,
  views: z
    .array(
      z.strictObject({
        /** Language key used in every text of the catalog. */
        language: z.enum(['en', 'fr']),
        storeCode: z.string(),
        name: z.string(),
        locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
        currency: z.string().length(3),
        isDefault: z.boolean(),
      }),
    )
    .min(1),
  email: z.email(),
  address: place,
  /** Registrations for the taxes that invoices name, e.g. GST/HST. */
  taxNumbers: z.array(z.strictObject({ tax: localizedText, number: z.string().min(1) })).default([]),
  /** Where bank transfers go. */
  bankAccount: z
    .strictObject({
      holder: localizedText,
      institution: z.string().regex(/^\d{3}$/),
      transit: z.string().regex(/^\d{5}$/),
      account: z.string().regex(/^\d{5,12}$/),
    })
    .optional(),
  /** The most that banks send in one Interac e-Transfer. */
  transferLimit: z.number().positive().optional(),
  /** Whether an Interac e-Transfer to its e-mail needs no security question. */
  hasAutomaticDeposit: z.boolean().default(false),
  /** The storefront's page about returns, which mails link. */
  returnPage: z.string().startsWith('/').optional(),
  /** Showrooms of the store locator; the first is the head office. */
  showrooms: z
    .array(
      place.extend({
        code: z.string(),
        name: localizedText,
        note: localizedText,
        /** Where and how orders are picked up here; missing where nothing is. */
        pickup: localizedText.optional(),
        /** A file under pictures/, and what is seen in it. */
        picture: z.strictObject({ file: z.string(), description: localizedText }).optional(),
        openingHours: z.array(openingHours).min(1),
      }),
    )
    .min(1),
  socialProfiles: z.strictObject({ facebook: z.url(), twitter: z.url() }),
  isCartCommentEnabled: z.boolean(),
  /** Which sections the home page shows. */
  homeFeatures: z.strictObject({
    solidWood: z.boolean(),
    bunkBeds: z.boolean(),
    shipping: z.boolean(),
    inStock: z.boolean(),
    freeShipping: z.boolean(),
  }),
  /** What shoppers look for most; proposed before they type. */
  popularSearches: z.array(localizedText).max(8).default([]),
  /** Goods subtotal before taxes from which delivery is free in the nearest zone. */
  freeShippingThreshold: z.number().positive(),
  /** What a complete order earns the customer of the price of goods, in per cent. */
  loyaltyCreditPercent: z.number().min(0).max(100).default(0),
  accounts: z
    .strictObject({
      /** Whether a new customer must follow a link in a mail before signing in. */
      isConfirmationRequired: z.boolean(),
      /** Whether anybody may learn which e-mails have an account. */
      isEmailAvailabilityTold: z.boolean(),
      /** Whether an address gets the newsletter only once its owner followed a link in a mail. */
      isNewsletterConfirmationRequired: z.boolean(),
      /** Whether a product is reviewed without an account too. */
      areGuestReviewsAllowed: z.boolean().default(false),
      /** What registration and account information ask for besides name and e-mail. */
      customerFields: z.array(customerField).max(6).default([]),
    })
    .default({
      isConfirmationRequired: false,
      isEmailAvailabilityTold: false,
      isNewsletterConfirmationRequired: false,
      areGuestReviewsAllowed: false,
      customerFields: [],
    }),
  hostedSearch,
  adTracking,
  timezone: z.string(),
  weightUnit: z.literal('lbs'),
  defaultCountry: z.string().length(2),
})

/** `tax-rates.json`: which taxes a delivery to each province bears. */
export const taxRatesFile = z.strictObject({
  /** Why the rows are as they are. */
  note: localizedText,
  provinces: z.record(
    provinceCode,
    z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z]+(-[A-Z]+)*$/),
          label: localizedText,
          rate: z.number().positive().max(20),
          /** True would compute the tax on the price including the taxes before it. No Canadian tax does since 2013. */
          compound: z.literal(false),
          appliesTo: z.array(z.enum(['goods', 'shipping'])).min(1),
          /** First day the rate holds. */
          from: z.iso.date(),
          /** Last day the rate held; absent for the current one. */
          until: z.iso.date().optional(),
        }),
      )
      .min(1),
  ),
})
export type TaxRatesData = z.infer<typeof taxRatesFile>

/** `countries.json`; region ids are Magento's. */
export const countriesFile = z.array(
  z.strictObject({
    id: z.string().length(2),
    threeLetterCode: z.string().length(3),
    name: localizedText,
    isDeliveredTo: z.boolean(),
    /** Regular expression a postal code matches once upper-cased and trimmed. */
    postalCodePattern: z.string(),
    regions: z
      .array(
        z.strictObject({
          id: z.int().positive(),
          code: provinceCode,
          name: localizedText,
          /** First letters of the region's postal codes; only where a country has such a rule. */
          postalCodeLetters: z.array(z.string().regex(/^[A-Z]$/)).optional(),
        }),
      )
      .min(1),
  }),
)
export type CountryData = z.infer<typeof countriesFile>[number]

/** `shipping-methods.json`: a province missing from every zone of a method is not served by it. */
export const shippingMethodsFile = z.array(
  z.strictObject({
    carrierCode: z.string(),
    methodCode: z.string(),
    carrierTitle: localizedText,
    methodTitle: localizedText,
    /** The showroom where the order is picked up; missing for deliveries. */
    pickupAt: z.string().optional(),
    /** The customer is called to agree on the time. */
    byAppointment: z.literal(true).optional(),
    position: z.int(),
    /** Not offered to a lighter cart, unless a carton is too long for every method that is. */
    fromLb: z.number().positive().optional(),
    /** Not offered to a cart with a longer carton. */
    longestCartonIn: z.number().positive().optional(),
    zones: z
      .array(
        z.strictObject({
          provinces: z.array(provinceCode).min(1),
          /** Ascending; the first bracket whose `upToLb` is not below the cart's weight sets the price. Heavier: not offered. */
          brackets: z
            .array(z.strictObject({ upToLb: z.number().positive(), price: z.number().min(0) }))
            .min(1),
          /** Goods subtotal before taxes from which the method is free. */
          freeOver: z.number().positive().optional(),
          /** Business days between shipment and delivery. */
          deliveryDays: z.strictObject({ min: z.int().min(0), max: z.int().min(0) }),
        }),
      )
      .min(1),
  }),
)
export type ShippingMethodData = z.infer<typeof shippingMethodsFile>[number]

const ruleAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percent'), percent: z.number().positive().max(100) }),
  /** Once off the whole cart. */
  z.strictObject({ type: z.literal('fixed'), amount: z.number().positive() }),
  z.strictObject({ type: z.literal('fixed_per_item'), amount: z.number().positive() }),
  /** Of every `buy` + `get` pieces of one line, `get` are free. */
  z.strictObject({ type: z.literal('buy_x_get_y'), buy: z.int().positive(), get: z.int().positive() }),
  z.strictObject({ type: z.literal('free_shipping') }),
])

/** `cart-rules.json`: discounts of a cart, with a coupon or without. Gift cards are never discounted. */
export const cartRulesFile = z.array(
  z.strictObject({
    /** Given once and never changed: uses are counted by it. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** The coupon; a rule without one applies by itself. */
    code: z
      .string()
      .regex(/^[A-Z0-9]+$/)
      .optional(),
    label: localizedText,
    action: ruleAction,
    /** Goods subtotal before taxes the cart must reach. */
    minimumSubtotal: z.number().positive().optional(),
    /** Category url paths; only items in one of them (or below) are discounted. */
    categories: z.array(z.string()).optional(),
    from: z.iso.date(),
    until: z.iso.date().optional(),
    /** Orders that may use it, in all and of one shopper (by e-mail). */
    usesInAll: z.int().positive().optional(),
    usesPerCustomer: z.int().positive().optional(),
    /** Rules apply in this order, each to what the ones before it left. */
    position: z.int().default(0),
    /** No rule after it applies. */
    stopsFurtherRules: z.boolean().default(false),
  }),
)
export type CartRuleData = z.infer<typeof cartRulesFile>[number]

/** `price-rules.json`: sales that show in the catalog; of several, the lowest price counts. */
export const priceRulesFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    label: localizedText,
    action: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('percent'), percent: z.number().positive().max(100) }),
      z.strictObject({ type: z.literal('fixed'), amount: z.number().positive() }),
    ]),
    /** Category url paths; products in one of them (or below). */
    categories: z.array(z.string()).optional(),
    /** Attribute code -> option code, or true for a yes; products and variants that have all of them. */
    attributes: z.record(z.string(), z.union([z.string(), z.literal(true)])).optional(),
    from: z.iso.date(),
    until: z.iso.date().optional(),
  }),
)
export type PriceRuleData = z.infer<typeof priceRulesFile>[number]
