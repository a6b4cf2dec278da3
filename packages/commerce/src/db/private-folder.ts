// Makes the data folder, its files and the shop's own folders there readable for their owner only, also where an operator or
// an earlier release left them open.
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OWN_FOLDERS = /^(?:media$|imports$|incoming$|replaced-)/
const OTHERS = 0o077
/** Of folders that many share, like /tmp. */
const STICKY = 0o1000

/** @returns why others may read the folder, when it cannot be made private */
export function makePrivate(folder: string): string | undefined {
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isDirectory() && OWN_FOLDERS.test(entry.name)))
    .map(({ name }) => join(folder, name))
  const reasons = [folder, ...own].flatMap((path) => close(path) ?? [])
  return reasons[0] && `Others on this machine may read ${folder}: ${reasons[0]}`
}

/** @returns why it cannot */
function close(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats || (stats.mode & OTHERS) === 0) return undefined
    if (stats.mode & STICKY) return `${path} is shared by many`
    chmodSync(path, stats.isDirectory() ? 0o700 : 0o600)
    return statSync(path).mode & OTHERS ? `the disk of ${path} has no permissions` : undefined
  } catch (error) {
    return (error as Error).message
  }
}
