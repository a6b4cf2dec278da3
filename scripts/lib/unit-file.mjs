/** What a systemd unit says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

export const UNITS = join(ROOT, 'deploy/systemd')

/** @param {string} server @returns {string} the file of its unit */
export const unitOf = (server) => join(UNITS, `loftwood-${server}.service`)

/** @param {string} file @returns {(name: string) => string} a setting; its last value where it is repeated */
export function readUnit(file) {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  const settings = new Map(Array.from(lines, ([, name = '', value = '']) => [name, value]))
  return (name) => settings.get(name) ?? ''
}
