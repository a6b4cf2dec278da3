// Vite plugin: `virtual:messages/<locale>` is messages/<locale>.json with its ICU texts compiled, so that the browser gets no
// parser and only its own language.
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const ID = /^\0?virtual:messages\/(\w+)$/

const fileOf = (locale: string) => new URL(`../messages/${locale}.json`, import.meta.url)

function compiled(locale: string): string {
  const texts = JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Record<string, string>
  const entries = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)] as const)
  return `export const messages = ${JSON.stringify(Object.fromEntries(entries))}`
}

/** Serves the compiled messages and reloads them when their file changes. */
export function messagesPlugin(): Plugin {
  return {
    name: 'loftwood:messages',
    resolveId: (id) => (ID.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load(id) {
      const [, locale] = ID.exec(id) ?? []
      if (locale === undefined) return
      this.addWatchFile(fileOf(locale).pathname)
      return compiled(locale)
    },
  }
}
