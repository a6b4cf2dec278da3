// The last line of an address as Canada Post writes it: city, province code, two spaces, postal code.

type Text = string | null | undefined

/** No-break spaces: HTML would make one space of two, and a line may not end inside the code. */
const SPACE = '\u00a0'

/** `Guelph ON  N1H 3V2`; unknown parts are left out. */
export function placeLine(city: Text, region: Text, postcode: Text): string {
  const town = [city, region].filter(Boolean).join(' ')
  return [town, postcode?.replaceAll(' ', SPACE)].filter(Boolean).join(SPACE + SPACE)
}
