/**
 * Preloaded into a storefront (`node --import`): times React alone. Each page's tree is rendered again, with its data in
 * memory, and the processor time of one rendering is appended to the file RENDER_TIMES in milliseconds.
 */
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const TIMES = 20

const require = createRequire(join(process.cwd(), 'package.json'))
const server = require('react-dom/server')
const { renderToString } = server
const file = process.env['RENDER_TIMES'] ?? ''

server.renderToString = (/** @type {unknown} */ tree, /** @type {unknown} */ options) => {
  const html = renderToString(tree, options)
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time += 1) renderToString(tree, options)
  const { user, system } = process.cpuUsage(before)
  appendFileSync(file, `${(user + system) / 1000 / TIMES}\n`)
  return html
}
