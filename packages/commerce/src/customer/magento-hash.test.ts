// Password hashes in Magento's form and back. The pairs were written and verified by Magento 2.4.7's own Encryptor.
import { expect, test } from 'vitest'
import { fromMagentoHash, toMagentoHash } from './magento-hash.ts'
import { hashPassword, isPassword } from './passwords.ts'

const PASSWORD = 'Roomy-1-bunk'

test('a new hash has the form of Magento, and is the same password when it comes back', async () => {
  const hash = await hashPassword(PASSWORD)
  const text = toMagentoHash(hash) ?? ''
  expect(text).toMatch(/^[\da-f]{64}:[\dA-Za-z]{16}:3_32_2_19922944$/)
  expect(fromMagentoHash(text)).toBe(hash)
})

test.each([
  'e0877d1909f5d0a209aed98212741ca3616a9fc7dc4d927d2e7471b87e865f88:QjWARpuoysCu2VEllSZsE22ccgrc4phb:2',
  '5bc1d4ba9a3a3b1ef104ba6c4db5f7b82e20536d890cb112f9a98c2b0e3f2ca5:e3Fs6Z8rKkFPfma4ms22N7ki3ma2ApuI:3_32_2_67108864',
  // Written here, verified by Magento.
  '43c944672c9a53129ae6f372b66caeeeb360a518bb7d9d95b548d04e15de994b:ldyRVi1IEYanSYDg:3_32_2_19922944',
])('%s is the password', async (text) => {
  expect(await isPassword(PASSWORD, fromMagentoHash(text))).toBe(true)
  expect(await isPassword('another-1', fromMagentoHash(text))).toBe(false)
})

test.each(['3_32_2_999999999488', '3_32_1000000_19922944'])('a hash of the costs %s is none', (costs) => {
  const hash = '43c944672c9a53129ae6f372b66caeeeb360a518bb7d9d95b548d04e15de994b'
  expect(fromMagentoHash(`${hash}:ldyRVi1IEYanSYDg:${costs}`)).toBeUndefined()
})

test('what is no such hash is none', () => {
  const older =
    '$argon2id$v=19$m=19456,t=2,p=1$0h1qV+UVbmMGUJS9K8J21g$xGOy1xNzYMmotJ8lNMwjRH7PRUsZweLYErKQDayzaeg'
  expect(toMagentoHash(older)).toBeUndefined()
  expect(
    fromMagentoHash('703feeb7a8a5195cf1cc9b759ba1e113:V2h36OrOJRh56MyGHw9NF1J855eL9X4P:1'),
  ).toBeUndefined()
  expect(fromMagentoHash('703feeb7:V2h36OrOJRh56MyG:3_32_2_19922944')).toBeUndefined()
})
