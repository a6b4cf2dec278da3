import { expect, it } from 'vitest'
import { documents } from 'virtual:documents'
import * as operations from '@loftwood/graphql-types'
import { createRequest } from '@urql/core'
import { namesOf } from './documents-plugin.ts'

const source = `const MoneyFragment = "fragment Money on Money{value}"
export const CartDocument = /*#__PURE__*/ document<CartQuery, CartQueryVariables>("query cart($id:String!){cart(cart_id:$id){id}}", MoneyFragment)
export const SignOutDocument = /*#__PURE__*/ document<SignOutMutation, SignOutMutationVariables>("mutation signOut{revoke}")
`

it('leaves the names of the operations and nothing else', async () => {
  const code = namesOf(source)
  expect(code).not.toMatch(/Money|cart_id|import/)
  const made = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Record<string, typeof operations.CartDocument>
  expect(Object.keys(made)).toEqual(['CartDocument', 'SignOutDocument'])
  expect(createRequest(made['CartDocument'] as never, { id: '1' }).key).toBe(
    createRequest(operations.CartDocument, { id: '1' } as never).key,
  )
})

it('has every document by the name of its operation', () => {
  expect(Object.keys(documents)).toHaveLength(Object.keys(operations).length)
  expect(documents['cart']).toMatchObject({
    documentId: 'cart',
    definitions: operations.CartDocument.definitions,
  })
})
