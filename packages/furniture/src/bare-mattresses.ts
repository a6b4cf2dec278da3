/** A made-up bed without its covers, as it is sold together with its mattresses. */
import { boundsOf } from './bounds.ts'
import type { Part } from './part.ts'
import { mattress } from './soft-goods.ts'

const covers: ReadonlySet<string> = new Set(['duvet', 'fold'])

/** The bed's parts with the mattresses uncovered. */
export function withBareMattresses(parts: readonly Part[]): Part[] {
  return parts
    .filter((part) => !covers.has(part.role))
    .flatMap((part) =>
      part.role === 'mattress' && part.rotation.every((angle) => angle === 0)
        ? mattress(boundsOf([part]))
        : [part],
    )
}
