// @vitest-environment node
// Every text/background pair of the tokens: AAA for body copy, AA for other text, 3:1 for borders of controls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
)

const GROUNDS = ['canvas', 'white', 'birch']
const TONES = ['success', 'warning', 'danger', 'info']
const on = (text: string, grounds: readonly string[]) => grounds.map((ground) => [text, ground] as const)

const AAA = [
  ...on('ink', [
    ...GROUNDS,
    'birch-deep',
    'primary-soft',
    'secondary-soft',
    ...TONES.map((tone) => `${tone}-soft`),
  ]),
  ...on('ink-muted', GROUNDS),
  ...on('on-primary', ['primary', 'primary-hover']),
  ...on('on-secondary', ['secondary', 'secondary-hover']),
]
const AA = [
  ...on('ink-muted', ['birch-deep', 'primary-soft', 'secondary-soft']),
  ...on('ink-faint', [...GROUNDS, 'birch-deep']),
  ...on('primary', [...GROUNDS, 'birch-deep', 'primary-soft']),
  ...on('primary-hover', GROUNDS),
  ...on('secondary', GROUNDS),
  ...on('on-secondary-muted', ['secondary', 'secondary-hover']),
  ...on('sale', [...GROUNDS, 'sale-soft']),
  ...on('white', ['sale', 'danger', 'primary']),
  ...TONES.flatMap((tone) => on(tone, [...GROUNDS, `${tone}-soft`])),
  ...on('success', ['secondary-soft']),
]
const GRAPHIC = [...on('line-strong', GROUNDS), ...on('focus', GROUNDS), ...on('star', ['white', 'canvas'])]

const contrast = (front: string, back: string) => {
  const [a, b] = [tokens.get(front), tokens.get(back)]
  if (a === undefined || b === undefined) throw new Error(`No such token: ${front} or ${back}`)
  return wcagContrast(a, b)
}

describe('contrast of the colour tokens', () => {
  it.each(AAA)('%s on %s is AAA', (front, back) => expect(contrast(front, back)).toBeGreaterThanOrEqual(7))
  it.each(AA)('%s on %s is AA', (front, back) => expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5))
  it.each(GRAPHIC)('%s on %s is 3:1', (front, back) =>
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3),
  )

  it('leaves no colour for text untested', () => {
    const tested = new Set([...AAA, ...AA, ...GRAPHIC].flat())
    const grounds = ['black', 'line']
    expect([...tokens.keys()].filter((name) => !tested.has(name) && !grounds.includes(name))).toEqual([])
  })
})
