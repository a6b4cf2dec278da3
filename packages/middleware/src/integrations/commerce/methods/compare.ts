// Methods of compare lists: whoever has a list's random id may read and change it. Products are named by their ids.
import {
  AddProductsToCompareListDocument,
  CompareListDocument,
  CreateCompareListDocument,
  RemoveProductsFromCompareListDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { id } from './inputs.ts'
import { input, method, position } from './method.ts'

const uid = z.string().min(1, 'must not be empty').max(64)
const products = z.array(id).min(1).max(100)

export const compareMethods = {
  compareList: method({
    summary: 'A compare list by its uid; null when there is none.',
    example: ['0123456789abcdef0123456789abcdef'],
    document: CompareListDocument,
    args: position('uid', uid),
  }),
  createCompareList: method({
    summary: 'Makes a compare list, of a customer the one; the caller stores its uid.',
    example: [{ products: ['1'] }],
    document: CreateCompareListDocument,
    args: input(z.object({ products })),
    limit: 'creation',
  }),
  addProductsToCompareList: method({
    summary: 'Adds products by their ids.',
    example: [{ uid: '0123456789abcdef0123456789abcdef', products: ['1'] }],
    document: AddProductsToCompareListDocument,
    args: input(z.object({ uid, products })),
  }),
  removeProductsFromCompareList: method({
    summary: 'Removes products by their ids.',
    example: [{ uid: '0123456789abcdef0123456789abcdef', products: ['1'] }],
    document: RemoveProductsFromCompareListDocument,
    args: input(z.object({ uid, products })),
  }),
}
