/** Finding out whether a TCP port is free, and finding a free one. */
import { createServer } from 'node:net'

/**
 * @param {number} port
 * @param {string} [host] all interfaces when absent
 * @returns {Promise<number | undefined>} the port that was listened on, undefined when it is taken
 */
function tryListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // EACCES: a port below 1024; EADDRNOTAVAIL: no IPv6 here, so no process can hold the port there.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(found))
    })
  })
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} false when something listens on it, on any interface or on this machine's own
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if ((await tryListen(port, host)) === undefined) return false
  }
  return true
}

/** @returns {Promise<number>} a port that is free now */
export async function freePort() {
  const port = await tryListen(0, '127.0.0.1')
  if (port === undefined) throw new Error('no free port')
  return port
}
