import { expect, it } from 'vitest'
import { measuredWay, WAY_FORMS } from './way-in.ts'

const formOf = (name: string) => WAY_FORMS.find(({ way }) => way === name)!

it('is stored once all measures that are needed are there', () => {
  expect(measuredWay(formOf('door'), { width: 30, height: 78 })).toEqual({ width: 30, height: 78 })
  expect(measuredWay(formOf('door'), { width: 30 })).toBeNull()
  expect(measuredWay(formOf('corner'), { before: 36, after: 34 })).toEqual({
    before: 36,
    after: 34,
    height: null,
  })
})

it('is forgotten when all fields are empty', () => {
  expect(measuredWay(formOf('elevator'), { width: undefined, depth: undefined })).toBeUndefined()
  expect(measuredWay(formOf('corner'), { before: undefined, height: null })).toBeUndefined()
})
