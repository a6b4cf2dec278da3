/** Connections that clients leave open: one kept alive after a response, one that has sent half of its headers. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Opens both and answers when the server has seen the first; they stay open until the server closes them. */
export async function leaveConnectionsOpen(port: number): Promise<void> {
  await open(port, '')
  await open(port, REQUEST)
  const keptAlive = await open(port, `${REQUEST}\r\n`)
  await once(keptAlive, 'data')
}
