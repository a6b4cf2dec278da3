// `pnpm --filter @loftwood/storefront texts`: how many of the shop's texts each brand has in each language. With the names of a
// brand and a language it lists those that are shown in English.
import { brands, languagesOf, missingTexts, textsOf } from './text-files.ts'

const [brand, language] = process.argv.slice(2)

if (brand !== undefined && language !== undefined) {
  const texts = textsOf(brand, language)
  for (const key of missingTexts(brand, language)) process.stdout.write(`${key}: ${texts[key]}\n`)
} else {
  for (const name of brands()) {
    for (const each of languagesOf(name)) {
      const all = Object.keys(textsOf(name, each)).length
      const missing = missingTexts(name, each).length
      process.stdout.write(
        `${name} ${each}: ${all - missing} of ${all} texts${missing > 0 ? `, ${missing} in English` : ''}\n`,
      )
    }
  }
}
