/**
 * Lets `npm start` and `node scripts/start.mjs` work on a fresh clone: hands over to pnpm, which installs
 * the packages (Node 24 among them) and calls the same script again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const MINIMUM_NODE = 24

/**
 * Returns when this process can go on; otherwise runs `pnpm <task>` to its end and exits with its code.
 * @param {string} task name of the root's package.json script that is running
 */
export function ensureInstalled(task) {
  const major = Number(process.versions.node.split('.')[0])
  // turbo calls pnpm, which is on PATH only when pnpm started this script.
  const isPnpm = process.env['npm_config_user_agent']?.startsWith('pnpm/') ?? false
  const isReady = isPnpm && major >= MINIMUM_NODE && existsSync(join(ROOT, 'node_modules/.bin/turbo'))
  if (isReady) return
  if (process.env['LOFTWOOD_BOOTSTRAPPED']) {
    console.error(`Expected pnpm with Node ${MINIMUM_NODE} after the install, found ${process.version}.`)
    process.exit(1)
  }
  console.log('Installing packages …')
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const run = spawnSync('npx', ['-y', packageManager, 'run', task, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, LOFTWOOD_BOOTSTRAPPED: '1' },
  })
  process.exit(run.status ?? 1)
}
