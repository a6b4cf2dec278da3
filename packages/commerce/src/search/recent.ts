// Memoizes the most recently requested results.

export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** The memoized value of the key, or a new one. */
  get(key: string, make: () => Value): Value {
    const existing = this.#values.get(key)
    this.#values.delete(key)
    const value = existing ?? make()
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
    return value
  }
}
