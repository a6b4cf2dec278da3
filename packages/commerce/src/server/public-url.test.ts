// Responses name pictures by the host that browsers reach, for front ends that do not pass pictures on.
import { expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'

test('pictures are at PUBLIC_URL, whoever asks for their addresses', async () => {
  const commerce = await startCommerce({ env: { PUBLIC_URL: 'https://media.shop.example' } })
  const query = '{ products(search: "bed", pageSize: 1) { items { small_image { url } } } }'
  const text = JSON.stringify(await send(commerce.graphqlUrl, query))
  await commerce.stop()
  expect(text).toMatch(/"https:\/\/media\.shop\.example\/media\/[^"]+"/)
  expect(text).not.toContain('127.0.0.1')
})
