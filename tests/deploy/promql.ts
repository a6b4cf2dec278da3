/** What a PromQL expression reads. */
import { parser } from '@prometheus-io/lezer-promql'

export interface Reads {
  /** Names of metrics, with the suffixes of histograms. */
  metrics: readonly string[]
  /** Labels that it selects or groups by. */
  labels: readonly string[]
}

export function readsOf(expression: string): Reads {
  const metrics = new Set<string>()
  const labels = new Set<string>()
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to)
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.add(text)
      if (type.name === 'LabelName') labels.add(text)
    },
  })
  return { metrics: [...metrics], labels: [...labels] }
}
