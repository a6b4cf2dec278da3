/** A name server that answers every name with the same addresses. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const IPV4 = 1

export interface NameServer {
  /** As `dns.setServers` takes it. */
  address: string
  /** How many names it was asked for. */
  questions: () => number
  stop: () => Promise<void>
}

/** @param addresses IPv4, all of them in each answer */
export async function startNameServer(addresses: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4')
  let questions = 0
  socket.on('message', (query, from) => {
    questions += 1
    // The name's labels, its end, type and class.
    const end = query.indexOf(0, HEADER_BYTES) + 5
    const isIpv4 = query.readUInt16BE(end - 4) === IPV4
    const answers = isIpv4 ? addresses.map(answerOf) : []
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x81_80, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    socket.send(
      Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    stop: () => new Promise((done) => socket.close(() => done())),
  }
}

/** Name as in the question, type A, class IN, no lifetime, four bytes. */
const answerOf = (address: string) =>
  Buffer.from([0xc0, 0x0c, 0, IPV4, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
