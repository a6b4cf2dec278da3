/** How the back end's answers and memory grow from a small catalog to a large one, measured in turns. */
import { startBackEnd, type BackEnd } from './back-end.ts'
import { dataFolder } from './data-folder.ts'
import { pageSet, type Measured } from './page-set.ts'

const SIZES = [2_000, 50_000]
const WARM_UP = 20
const ROUNDS = 200

interface Sized {
  backEnd: BackEnd
  requests: Record<string, Measured>
  /** By kind of request, ascending. */
  times: Record<string, number[]>
}

/** @returns a Markdown table */
export async function measureGrowth(): Promise<string> {
  const shops: Sized[] = []
  try {
    for (const size of SIZES) {
      const backEnd = await startBackEnd(await dataFolder(size))
      shops.push({ backEnd, requests: await pageSet(backEnd.url), times: {} })
    }
    const kinds = Object.keys(shops[0]?.requests ?? {})
    for (const kind of kinds) {
      console.error(`commerce: ${kind}`)
      await measureKind(shops, kind)
    }
    return await table(shops, kinds)
  } finally {
    for (const { backEnd } of shops) await backEnd.stop()
  }
}

/** A request to each in turn, so that a slow moment of the machine falls on all of them. */
async function measureKind(shops: Sized[], kind: string): Promise<void> {
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn += 1) {
    for (const shop of shops) {
      const milliseconds = (await shop.requests[kind]?.(turn)) ?? 0
      if (turn >= WARM_UP) (shop.times[kind] ??= []).push(milliseconds)
    }
  }
  for (const shop of shops) shop.times[kind]?.sort((one, other) => one - other)
}

async function table(shops: Sized[], kinds: string[]): Promise<string> {
  const at = (shop: Sized, kind: string, part: number) =>
    shop.times[kind]?.[Math.floor((shop.times[kind].length - 1) * part)] ?? 0
  const names = SIZES.map((size) => size.toLocaleString('en-CA'))
  const head = ['commerce, ms', ...names.flatMap((name) => [`${name}: p50`, 'p95']), 'growth of p50']
  const rows = kinds.map((kind) => {
    const figures = shops.flatMap((shop) =>
      [at(shop, kind, 0.5), at(shop, kind, 0.95)].map((ms) => ms.toFixed(1)),
    )
    const [small, large] = shops as [Sized, Sized]
    return [kind, ...figures, `× ${(at(large, kind, 0.5) / at(small, kind, 0.5)).toFixed(2)}`]
  })
  const memory = await Promise.all(shops.map(async ({ backEnd }) => Math.round(await backEnd.memoryMb())))
  const starts = shops.map(({ backEnd }) => Math.round(backEnd.startMs))
  const other = [
    ['memory after all of it, MB', ...memory.flatMap((each) => [String(each), '']), ''],
    ['start until it listens', ...starts.flatMap((each) => [String(each), '']), ''],
  ]
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows, ...other]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
