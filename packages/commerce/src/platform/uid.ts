// Magento's uids: base64 of a number or of a path such as `configurable/<attribute>/<value>`.

/** e.g. 1050 -> `MTA1MA==` */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64')
}

/** The text inside a uid; undefined when it is not base64. */
export function decodeUid(uid: string): string | undefined {
  const text = Buffer.from(uid, 'base64').toString('utf8')
  return text !== '' && encodeUid(text).replace(/=+$/, '') === uid.replace(/=+$/, '') ? text : undefined
}

/** The number inside a uid; undefined when it holds none. */
export function decodeNumericUid(uid: string): number | undefined {
  const text = decodeUid(uid)
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
