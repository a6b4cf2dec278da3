import { expect, it } from 'vitest'
import { mayPrefetch } from './prefetch-links.ts'

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('%j: %s', (connection, may) => expect(mayPrefetch(connection)).toBe(may))
