// What a delivery weighs: its cartons, the heaviest, and those that take two people.
import type { Carton } from './fit-attributes.ts'

export interface CountedCarton extends Carton {
  count: number
}

/**
 * Pounds that one person carries. The lifting equation of the American institute for occupational safety (NIOSH), which
 * Canada's centre uses as well, allows 51 lb (23 kg) in the best of positions.
 */
export const MOST_FOR_ONE = 50

interface CartonLoad {
  count: number
  /** Pounds of all together. */
  weight: number
  heaviest: Carton
  /** How many take two people. */
  forTwo: number
}

/** Null without cartons. */
export function loadOf(cartons: readonly CountedCarton[]): CartonLoad | null {
  const [first, ...others] = cartons
  if (!first) return null
  const sum = (of: (carton: CountedCarton) => number) =>
    cartons.reduce((total, carton) => total + of(carton) * carton.count, 0)
  return {
    count: sum(() => 1),
    weight: sum(({ weight }) => weight),
    heaviest: others.reduce((most, carton) => (carton.weight > most.weight ? carton : most), first),
    forTwo: sum(({ weight }) => (weight > MOST_FOR_ONE ? 1 : 0)),
  }
}

const sizeOf = ({ length, width, height, weight }: Carton) => [length, width, height, weight].join('x')

/** Equal cartons counted together, in the order of the first of each. */
export function countCartons(
  lines: readonly { cartons: readonly Carton[]; quantity: number }[],
): CountedCarton[] {
  const counted = new Map<string, CountedCarton>()
  for (const { cartons, quantity } of lines) {
    for (const carton of cartons) {
      const count = counted.get(sizeOf(carton))?.count ?? 0
      counted.set(sizeOf(carton), { ...carton, count: count + quantity })
    }
  }
  return [...counted.values()]
}
