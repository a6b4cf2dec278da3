// Words that somebody typed, as a mail may say them to somebody else: mail programs make links of bare addresses.

/** Zero-width non-joiner: shows nothing, and ends what mail programs take for an address. */
const BREAK = '\u200c'
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu
/** The signs that addresses are put together with, inside a word. */
const JOINTS = /(?<=\S)[.:@\u3002\uff0e\uff61](?=\S)/g

/** The same words without links in them. */
export const typedText = (text: string): string =>
  text.replaceAll(CONTROL, '').replaceAll(JOINTS, `${BREAK}$&${BREAK}`)
