// Reading one cookie where a page script or the server's request has them all in one line.

/** The cookie's value, decoded; undefined when it is not there or not decodable. */
export function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}
