// Vite plugin: `virtual:messages/<locale>/first` and `/rest` are messages/<locale>.json with its ICU texts compiled, so
// that the browser gets no parser, only its own language, and at first only the texts of first pages.
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { firstKeys } from './first-keys.ts'

const ID = /^\0?virtual:messages\/(\w+)\/(first|rest)$/

const fileOf = (locale: string) => new URL(`../messages/${locale}.json`, import.meta.url)

function compiled(locale: string, isWanted: (key: string) => boolean): string {
  const texts = JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Record<string, string>
  const entries = Object.entries(texts)
    .filter(([key]) => isWanted(key))
    .map(([key, text]) => [key, compileMessage(text)] as const)
  return `export const messages = ${JSON.stringify(Object.fromEntries(entries))}`
}

/** Serves the compiled messages and reloads them when their file changes. While developing, all are first ones. */
export function messagesPlugin(): Plugin {
  let isFirst: (key: string) => boolean = () => true
  return {
    name: 'loftwood:messages',
    configResolved({ command, root }) {
      if (command !== 'build') return
      const keys = firstKeys(root)
      isFirst = (key) => keys.has(key)
    },
    resolveId: (id) => (ID.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load(id) {
      const [, locale, part] = ID.exec(id) ?? []
      if (locale === undefined) return
      this.addWatchFile(fileOf(locale).pathname)
      return compiled(locale, (key) => isFirst(key) === (part === 'first'))
    },
  }
}
