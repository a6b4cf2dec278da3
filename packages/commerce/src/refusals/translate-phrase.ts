// Messages in the language of the store view, as Magento does it: a table of phrases, `%1` and `%2` standing for details.
import french from './fr.json' with { type: 'json' }

interface Phrase {
  pattern: RegExp
  translation: string
}

const escapeText = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const PHRASES: readonly Phrase[] = Object.entries(french).map(([phrase, translation]) => ({
  pattern: new RegExp(`^${escapeText(phrase).replaceAll(/%\d/g, '(.*)')}$`, 's'),
  translation,
}))

/** The message in the language, line by line; one without a phrase stays as it is. A detail may be a phrase itself. */
export function translatePhrase(message: string, language: 'en' | 'fr'): string {
  if (language === 'en') return message
  const lines = message.split('\n')
  if (lines.length > 1) return lines.map((line) => translatePhrase(line, language)).join('\n')
  for (const { pattern, translation } of PHRASES) {
    const details = pattern.exec(message)?.slice(1)
    if (!details) continue
    return translation.replaceAll(/%(\d)/g, (_, number: string) =>
      translatePhrase(details[Number(number) - 1] ?? '', language),
    )
  }
  return message
}
