// The rows of the comparison: what each product says of the same thing, those that differ first.

/** What one product says, row by row. */
export interface Fact {
  /** The same for the same thing. */
  id: string
  label: string
  value: string
}

export interface CompareRow {
  id: string
  label: string
  /** By product; null where it says nothing. */
  values: readonly (string | null)[]
  differs: boolean
}

/**
 * Rows in the order of the products' facts. A fact that only a later product has follows the fact that precedes it there.
 * @param facts of each product
 */
export function compareRows(facts: readonly (readonly Fact[])[]): CompareRow[] {
  const order: Fact[] = []
  for (const own of facts) {
    let place = 0
    for (const fact of own) {
      const found = order.findIndex(({ id }) => id === fact.id)
      if (found < 0) order.splice(place, 0, fact)
      place = (found < 0 ? place : found) + 1
    }
  }
  return order.map(({ id, label }) => {
    const values = facts.map((own) => own.find((fact) => fact.id === id)?.value ?? null)
    return { id, label, values, differs: new Set(values).size > 1 }
  })
}
