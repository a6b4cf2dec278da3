import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { makeOrderDoc } from '../../testing/make-order.ts'
import { readSnapshot } from './order-snapshot.ts'

test('orders of an older export lack the newest fields', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-snapshot-'))
  const database = openDatabase(folder)
  const { isByAppointment: _, leadDays: __, payBy: ___, ...older } = makeOrderDoc({ items: [] })
  expect(await readSnapshot(database.db, JSON.stringify(older))).toMatchObject({
    isByAppointment: false,
    leadDays: null,
    payBy: null,
  })
  await database.close()
  await rm(folder, { recursive: true })
})
