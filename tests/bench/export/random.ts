/** Numbers that look random and are the same in every run (mulberry32). */
export interface Random {
  /** From 0 inclusive to `below` exclusive. */
  whole: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

export function seededRandom(seed: number): Random {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return { whole, pick: (items) => items[whole(items.length)] as (typeof items)[number] }
}
