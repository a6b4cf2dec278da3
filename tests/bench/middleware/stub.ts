/** The back end of the benchmark: bytes from memory, at once or after `/delay-<ms>/graphql`. */
import { createServer } from 'node:http'

const [port] = process.argv.slice(2)
const LIST_BYTES = 15_000

const item = (index: number) => ({
  __typename: 'SimpleProduct',
  uid: `UID${index}`,
  sku: `BED-${index}`,
  name: `Bunk bed number ${index}, solid pine, natural`,
  stock_status: 'IN_STOCK',
  thumbnail: { __typename: 'ProductImage', url: `http://localhost/media/bed-${index}.jpg`, label: 'A bed' },
  price_range: { minimum_price: { final_price: { value: 799 + index, currency: 'CAD' } } },
})
const items = []
while (JSON.stringify(items).length < LIST_BYTES) items.push(item(items.length))
const LIST = Buffer.from(JSON.stringify({ data: { products: { items, total_count: items.length } } }))
const CART = Buffer.from(
  JSON.stringify({ data: { cart: { id: 'abc', items: items.slice(0, 2), total_quantity: 2 } } }),
)
const REFUSED = Buffer.from('{"errors":[{"message":"Introspection is off"}]}')

function answerTo(text: string): Buffer {
  if (text.includes('__schema')) return REFUSED
  return /\bcart(\(|%28)/.test(text) ? CART : LIST
}

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const url = request.url ?? ''
    const delay = Number(/\/delay-(\d+)\//.exec(url)?.[1] ?? 0)
    const body = answerTo(request.method === 'GET' ? url : Buffer.concat(chunks).toString('latin1'))
    const send = () =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    if (delay > 0) setTimeout(send, delay)
    else send()
  })
}).listen(Number(port), '127.0.0.1')
