// Sets of products as bits: one per listed product, so that thousands are counted and intersected in microseconds.

const BITS = 32

export class Bitmap {
  readonly size: number
  readonly #words: Uint32Array

  private constructor(size: number, words: Uint32Array) {
    this.size = size
    this.#words = words
  }

  /** @param size of the universe: members are from 0 to `size - 1` */
  static empty(size: number): Bitmap {
    return new Bitmap(size, new Uint32Array(Math.ceil(size / BITS)))
  }

  static full(size: number): Bitmap {
    const all = Bitmap.empty(size)
    for (let member = 0; member < size; member += 1) all.add(member)
    return all
  }

  add(member: number): void {
    const word = member >>> 5
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (member & 31))
  }

  has(member: number): boolean {
    return (((this.#words[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1
  }

  /** Members of both. */
  and(other: Bitmap): Bitmap {
    return new Bitmap(
      this.size,
      this.#words.map((word, index) => word & (other.#words[index] ?? 0)),
    )
  }

  /** Members of this one only. */
  without(other: Bitmap): Bitmap {
    return new Bitmap(
      this.size,
      this.#words.map((word, index) => word & ~(other.#words[index] ?? 0)),
    )
  }

  /** Members of either. */
  or(other: Bitmap): Bitmap {
    return new Bitmap(
      this.size,
      this.#words.map((word, index) => word | (other.#words[index] ?? 0)),
    )
  }

  count(): number {
    let total = 0
    for (const word of this.#words) total += bitsIn(word)
    return total
  }

  /** How many members both have. */
  countAnd(other: Bitmap): number {
    const [words, others] = [this.#words, other.#words]
    let total = 0
    for (let index = 0; index < words.length; index += 1)
      total += bitsIn((words[index] ?? 0) & (others[index] ?? 0))
    return total
  }

  /** Members in ascending order. */
  *members(): Generator<number> {
    for (const [index, stored] of this.#words.entries()) {
      for (let word = stored; word !== 0; word &= word - 1) {
        yield index * BITS + (BITS - 1 - Math.clz32(word & -word))
      }
    }
  }
}

/** How many bits of a 32-bit word are set. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
