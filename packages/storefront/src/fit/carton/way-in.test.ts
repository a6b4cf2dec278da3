import { describe, expect, it } from 'vitest'
import { faultOf, measuredWay } from './way-in.ts'

describe('the fields of a door, a corner and an elevator', () => {
  it('are measures once all that are needed are there', () => {
    expect(measuredWay('door', { width: '30', height: '78 in' }, 'in')).toEqual({ width: 30, height: 78 })
    expect(measuredWay('door', { width: '76,2', height: '' }, 'cm')).toBeNull()
    expect(measuredWay('corner', { before: '36', after: '34', height: '' }, 'in')).toEqual({
      before: 36,
      after: 34,
      height: null,
    })
  })

  it('are forgotten when they are emptied', () => {
    expect(measuredWay('elevator', { width: '', depth: ' ', height: '' }, 'in')).toBeUndefined()
  })

  it('take what can be a way into a home', () => {
    expect(faultOf('', 'in')).toBeNull()
    expect(faultOf('12', 'in')).toBeNull()
    expect(faultOf('11.9', 'in')).toBe('outside')
    expect(faultOf('240', 'in')).toBeNull()
    expect(faultOf('610', 'cm')).toBe('outside')
    expect(faultOf('wide', 'in')).toBe('unread')
    expect(measuredWay('door', { width: '5', height: '78' }, 'in')).toBeNull()
  })
})
