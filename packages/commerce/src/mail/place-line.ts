// The last line of an address as Canada Post writes it.

/** No-break spaces: mail programs make one space of two, and a line may not end inside the code. */
const SPACE = '\u00a0'

/** `Guelph ON  N1H 3V2`. */
export function placeLine(city: string, region: string, postcode: string): string {
  return `${city} ${region}${SPACE}${SPACE}${postcode.replaceAll(' ', SPACE)}`
}
