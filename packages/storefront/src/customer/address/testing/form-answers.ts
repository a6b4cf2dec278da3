// What back ends answer about address forms.
import type { AddressFormQuery } from '@loftwood/graphql-types'

type Config = Partial<NonNullable<AddressFormQuery['storeConfig']>>

/** Codes in their order; `*` is required, a number counts the lines. */
function answer(attributes: string, config: Config, countries: string): AddressFormQuery {
  const items = attributes.split(' ').map((text, index) => {
    const [, code = '', lines, mark] = /^([a-z_]+)(\d?)(\*?)$/.exec(text) ?? []
    return {
      __typename: 'CustomerAttributeMetadata' as const,
      code,
      is_required: mark === '*',
      multiline_count: Number(lines),
      sort_order: (index + 1) * 10,
      is_own_field: null,
    }
  })
  return {
    attributesForm: { __typename: 'AttributesFormOutput', items },
    countries: countries.split(' ').map((id) => ({
      __typename: 'Country',
      id,
      full_name_locale: null,
      full_name_english: null,
    })),
    storeConfig: {
      __typename: 'StoreConfig',
      store_code: 'default',
      locale: 'en_CA',
      default_country: null,
      shipping_countries: null,
      shipping_regions: null,
      optional_zip_countries: null,
      countries_with_required_region: null,
      display_state_if_optional: null,
      ...config,
    },
  }
}

/** The embedded back end. */
export const EMBEDDED_FORM = answer(
  'country_id* firstname* lastname* street4* city* region region_id postcode telephone*',
  {
    default_country: 'CA',
    shipping_countries: ['CA'],
    optional_zip_countries: '',
    countries_with_required_region: 'CA,US',
    display_state_if_optional: true,
  },
  'CA US',
)

/** Magento 2.4.7-p3 with its sample data; a few of its countries. */
export const MAGENTO_FORM = answer(
  'firstname* lastname* company street2* country_id* region region_id city* postcode telephone* vat_id',
  {
    default_country: 'US',
    locale: 'fr_CA',
    optional_zip_countries: 'HK,IE,MO,PA,GB',
    countries_with_required_region:
      'AL,AR,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,CR,CZ,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,UA,US,UY,VE',
    display_state_if_optional: true,
  },
  'AL CA DE FR GB HK US',
)

/** A store that wants to know more. */
export const DEMANDING_FORM = answer(
  'prefix* firstname* middlename lastname* suffix company* street1* city* country_id* region region_id postcode telephone vat_id*',
  { display_state_if_optional: false },
  'DE FR',
)
