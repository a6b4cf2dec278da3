// Which attributes a listing can be filtered by. Apart from the listing: every page reads addresses.
import type { ProductAttributeFilterInput } from '@loftwood/graphql-types'

/** Attributes that shoppers filter by; the name in the URL is the attribute code. */
export const FILTER_CODES = [
  'category_uid',
  'att_height_options',
  'att_bed_size',
  'color',
  'att_fabric',
  'b_collection_name',
  'manufacturer',
  'att_quick_ship',
  'made_in_canada',
  'new',
  'best_seller',
  'further_reduced',
] as const satisfies readonly (keyof ProductAttributeFilterInput)[]
export type FilterCode = (typeof FILTER_CODES)[number]
