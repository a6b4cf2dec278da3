/** Turns a server's log line (pino JSON, or plain text) into what a person at the terminal needs. */

/** Of pino; those below are not shown. */
const SHOWN = new Map([
  ['warn', 'warn'],
  ['error', 'error'],
  ['fatal', 'error'],
])

/**
 * @param {string} name of the server
 * @param {string} line
 * @param {boolean} isVerbose everything as it is, instead of warnings and errors only
 * @returns {string | undefined} undefined for a line not to be shown
 */
export function readableLine(name, line, isVerbose) {
  const prefix = `[${name}]`.padEnd(13)
  const entry = parseEntry(line)
  if (isVerbose || !entry) return line.trim() === '' ? undefined : `${prefix} ${line}`
  const level = SHOWN.get(entry.level)
  if (level === undefined) return undefined
  const details = [entry.code, entry.err?.message].filter(Boolean).join(': ')
  return `${prefix} ${level} ${entry.message ?? ''}${details ? ` (${details})` : ''}`
}

/**
 * @param {string} line
 * @returns {{ level: string, message?: string, code?: string, err?: { message?: string } } | undefined}
 */
function parseEntry(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line)
    return typeof entry.level === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}
