// What the metrics of all servers have in common: the process, the release, and how they are rendered for Prometheus.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { release } from './release.ts'

/** The servers; names of metrics begin with them. */
export type ServerName = 'commerce' | 'middleware' | 'storefront'

interface About {
  name: string
  help: string
}

interface Labelled<Label extends string> extends About {
  labelNames: readonly Label[]
}

/** The registry of one server. Values of labels come from closed sets, never from an address or an input. */
export interface ServerMetrics {
  counter: <Label extends string>(about: Labelled<Label>) => Counter<Label>
  /** Of durations in seconds. */
  histogram: <Label extends string>(
    about: Labelled<Label> & { buckets?: readonly number[] },
  ) => Histogram<Label>
  gauge: <Label extends string>(about: Labelled<Label>) => Gauge<Label>
  /** A gauge that is read whenever the metrics are. */
  readGauge: (about: About, read: () => number | Promise<number>) => void
  /** A counter of what is counted elsewhere. */
  readCounter: (about: About, read: () => number) => void
  /** The text of `/metrics`. */
  render: () => Promise<RenderedMetrics>
}

export interface RenderedMetrics {
  text: string
  contentType: string
}

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Makes the registry of one server, with the metrics of its process and its release. */
export function createServerMetrics(server: ServerName): ServerMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: `${server}_build_info`,
    help: 'Always 1; version and commit of the release are its labels',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...release }, 1)
  return {
    counter: (about) => new Counter({ ...about, registers }),
    histogram: ({ buckets = SECONDS, ...about }) =>
      new Histogram({ ...about, buckets: [...buckets], registers }),
    gauge: (about) => new Gauge({ ...about, registers }),
    readGauge(about, read) {
      const gauge: Gauge = new Gauge({ ...about, registers, collect: async () => gauge.set(await read()) })
    },
    readCounter(about, read) {
      const collect = () => {
        counter.reset()
        counter.inc(read())
      }
      const counter: Counter = new Counter({ ...about, registers, collect })
    },
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}
