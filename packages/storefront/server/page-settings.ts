// The settings that every page is given: those that browsers get too, and those that stay on the server.
import { SHARED_SETTINGS } from '../src/platform/settings.ts'
import type { Config } from './config.ts'

const SERVER_ONLY = ['brand', 'publicUrl', 'thirdPartyScripts', 'externalCheckoutUrl'] as const

type Name = (typeof SERVER_ONLY)[number] | Extract<keyof Config, (typeof SHARED_SETTINGS)[number]>

export function pageSettings(config: Config): Pick<Config, Name> {
  const names = [...SERVER_ONLY, ...SHARED_SETTINGS]
  const isNamed = ([name]: [string, unknown]) => (names as string[]).includes(name)
  return Object.fromEntries(Object.entries(config).filter(isNamed)) as Pick<Config, Name>
}
