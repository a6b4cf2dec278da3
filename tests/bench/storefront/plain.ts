/** The limit: node:http answering one page's bytes and headers from memory. */
import { createServer, get } from 'node:http'

const [port, url = ''] = process.argv.slice(2)
get(url, { headers: { 'accept-encoding': 'br' } }, (page) => {
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  page.on('end', () => {
    const body = Buffer.concat(chunks)
    createServer((_request, response) => response.writeHead(200, page.rawHeaders).end(body)).listen(
      Number(port),
      '127.0.0.1',
    )
  })
})
