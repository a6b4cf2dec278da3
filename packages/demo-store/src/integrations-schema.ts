// Services of others the shop may use: optional parts of store.json, all off unless said.
import { z } from 'zod'

/** Search by a hosted index; keys are those meant for browsers, which may only read. */
export const hostedSearch = z
  .strictObject({
    isEnabled: z.boolean().default(false),
    applicationId: z.string().regex(/^\w*$/).default(''),
    apiKey: z.string().regex(/^\w*$/).default(''),
    indexName: z.string().default(''),
  })
  .refine(
    ({ isEnabled, applicationId, apiKey, indexName }) => !isEnabled || (applicationId && apiKey && indexName),
    'hosted search needs applicationId, apiKey and indexName',
  )
  .prefault({})

/** The ad-tracking script, and the consent it needs before it runs. */
export const adTracking = z
  .strictObject({
    isUserConnected: z.boolean().default(false),
    isConversionConfigEnabled: z.boolean().default(false),
    /** Content of the meta tag that proves whose site it is. */
    metaTag: z
      .string()
      .regex(/^[\w-]*$/)
      .default(''),
    isLimitedDataProcessingEnabled: z.boolean().default(false),
    isCookieRestrictionModeEnabled: z.boolean().default(false),
    isGdprEnabled: z.boolean().default(false),
    gdprCookieName: z.string().regex(/^\w+$/).default('user_allowed_save_cookie'),
    /** 1: only with consent; 2: until refused. */
    gdprOption: z.union([z.literal(1), z.literal(2)]).default(1),
    tagId: z.string().regex(/^\w*$/).default(''),
  })
  .refine(
    ({ isUserConnected, tagId }) => !isUserConnected || tagId,
    'ad tracking of a connected user needs tagId',
  )
  .prefault({})
