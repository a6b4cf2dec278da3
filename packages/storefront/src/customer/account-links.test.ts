import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { accountParent } from './account-links.tsx'

it.each([
  [paths.order('MTI='), paths.orders],
  [paths.addressNew, paths.addresses],
  [paths.addressEdit(7), paths.addresses],
  [paths.accountDelete, paths.accountEdit],
  [paths.orders, undefined],
  [paths.addresses, undefined],
])('%s is below %s', (path, parent) => expect(accountParent(path)?.[1]).toBe(parent))
