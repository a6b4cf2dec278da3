// Mails in the dark: what is written must stay readable on what lies under it.
import { expect, test } from 'vitest'
import { DARK_STYLE } from './mail-look.ts'

const rules = [...DARK_STYLE.matchAll(/:(#[0-9a-f]{6})"\]\{(color|background-color):(#[0-9a-f]{6})/g)]
const of = (property: string) =>
  rules.filter(([, , name]) => name === property).map(([, , , dark = '']) => dark)

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(of('color'))('%s is readable on every dark ground', (ink) => {
  const grounds = of('background-color')
  expect(grounds).toHaveLength(2)
  for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThan(7)
})
