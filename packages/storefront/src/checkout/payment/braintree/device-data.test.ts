import type { Client } from 'braintree-web/client'
import { expect, it, vi } from 'vitest'
import { collectDeviceData } from './device-data.ts'

it('is collected again by the next form after a failure', async () => {
  // The collector refuses a client of another version.
  const clientOf = (getVersion: () => string) => ({ getVersion }) as unknown as Client
  expect(await collectDeviceData(clientOf(() => '0'))()).toBeUndefined()
  const next = vi.fn(() => '0')
  expect(await collectDeviceData(clientOf(next))()).toBeUndefined()
  expect(next).toHaveBeenCalled()
})
