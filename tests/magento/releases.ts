/** The releases of Magento that recordings and facts of the schema are there for. */
import { resolve } from 'node:path'

export const RELEASES = ['2.4.7-p3', '2.4.8-p1'] as const
export type Release = (typeof RELEASES)[number]

const FACTS = resolve(import.meta.dirname, 'facts')

export const recordingsOf = (release: Release, folder = FACTS) => resolve(folder, `magento-${release}.jsonl`)
