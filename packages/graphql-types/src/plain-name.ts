// What a name, a company or a town may hold, for the forms and for the back end: mails show them to people who did not type them.

/** Also what turns the direction of writing around. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const MARKUP = /[<>]/
const DOT = '[.\u3002\uff0e\uff61]'
const END = '(?![\\p{L}\\p{N}])'
/** Endings that mail programs make links of, besides those of countries: "St.John" is a town, and "J.Li" a name. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|pro|name|mobi|asia|shop|store|online|site|website|web|xyz|top|club|live|icu|link|click|app|dev|vip|work|space|tech|fun|buzz|today|agency|email|page|cloud|world|life|news|blog|casino|pharmacy|loan|bid|win|quest|cyou|monster'
const LINK = new RegExp(
  [
    '\\w:\\/\\/',
    `\\bwww${DOT}`,
    `[\\p{L}\\p{N}]${DOT}(?:${ENDINGS})${END}`,
    `[\\p{L}\\p{N}]{2}${DOT}[a-z]{2}${END}`,
    `${DOT}[a-z]{2}\\/`,
  ].join('|'),
  'iu',
)

/** Whether a text holds something that mail programs make a link of. */
export const holdsLink = (text: string): boolean => LINK.test(text)

/** Whether a text is one line without links, markup and control characters. */
export const isPlainName = (text: string): boolean =>
  !CONTROL.test(text) && !MARKUP.test(text) && !holdsLink(text)
