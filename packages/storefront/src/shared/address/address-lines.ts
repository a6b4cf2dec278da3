// An address as lines to read.

interface ReadableAddress {
  firstname: string
  lastname: string
  street: readonly (string | null)[]
  city: string
  postcode: string | null
  telephone: string | null
  region: { code: string | null } | string | null
}

/** Name, street lines, city with province and postal code, phone. */
export function addressLines(address: ReadableAddress): string[] {
  const region = typeof address.region === 'string' ? address.region : address.region?.code
  return [
    `${address.firstname} ${address.lastname}`,
    ...address.street.filter((line) => line !== null),
    [`${address.city}${region ? ` (${region})` : ''}`, address.postcode].filter(Boolean).join('  '),
    address.telephone ?? '',
  ].filter((line) => line !== '')
}
