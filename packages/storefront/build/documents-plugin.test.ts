import { expect, it } from 'vitest'
import { documents } from 'virtual:documents'
import * as operations from '@loftwood/graphql-types'
import { createRequest } from '@urql/core'
import { namesOf } from './documents-plugin.ts'

const source = `export const MoneyFragmentDoc = /*#__PURE__*/ gql\`
    fragment Money on Money {
  value
}
    \` as unknown as DocumentNode<MoneyFragment, unknown>;
export const CartDocument = /*#__PURE__*/ gql\`
    query cart($id: String!) {
  cart(cart_id: $id) {
    id
  }
}
    \${MoneyFragmentDoc}\` as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const SignOutDocument = /*#__PURE__*/ gql\`
    mutation signOut {
  revoke
}
    \` as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
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
  const names = Object.keys(operations).filter((name) => name.endsWith('Document'))
  expect(Object.keys(documents)).toHaveLength(names.length)
  expect(documents['cart']).toMatchObject({
    documentId: 'cart',
    definitions: operations.CartDocument.definitions,
  })
})
