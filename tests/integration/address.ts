/** A delivery address in Ottawa, as the middleware takes it. */
export const ADDRESS_INPUT = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Bunk Street'],
  city: 'Ottawa',
  region_id: 74,
  postcode: 'K1A 0B1',
  country_code: 'CA',
  telephone: '613-555-0100',
}
