/** What the frameworks cost by themselves: Express 5 and undici, passing the back end's bytes through. */
import express from 'express'
import { Pool } from 'undici'

const [port, upstream = ''] = process.argv.slice(2)
const { origin, pathname } = new URL(upstream)
const pool = new Pool(origin, { connections: 128 })
const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.get('/products', async (request, response) => {
  const search = request.url.split('?', 2)[1] ?? ''
  const { body } = await pool.request({ method: 'GET', path: `${pathname}?${search}` })
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(Buffer.from(await body.arrayBuffer()))
})
app.listen(Number(port), '127.0.0.1')
