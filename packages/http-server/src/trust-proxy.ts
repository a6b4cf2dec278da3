// Parses the setting for trusted proxies: `2`, or `loopback,10.0.0.0/8`.
import { isIP } from 'node:net'

/** A number of proxies, or names and addresses that Express accepts; undefined when the text is neither. */
export function parseTrustProxy(text: string): number | string[] | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.trim())
  return parts.every(isProxy) ? parts : undefined
}

function isProxy(part: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', bits = '1', ...others] = part.split('/')
  const version = isIP(address)
  const isMask = /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
  return others.length === 0 && version !== 0 && (isMask || isIP(bits) === version)
}
