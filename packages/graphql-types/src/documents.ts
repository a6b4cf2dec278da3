// Whole operations by name. Each is parsed when it is first needed: a browser takes a long task for all of them.
import { parse } from '@0no-co/graphql.web'
import type { DocumentNode } from 'graphql'
import { fragmentTexts, operationTexts } from './generated/operation-texts.ts'

const parsed = new Map<string, DocumentNode>()

/** The document of an operation with the fragments it uses; undefined when there is no such operation. */
export function documentOf(name: string): DocumentNode | undefined {
  const [text, ...fragments] = operationTexts[name] ?? []
  if (text === undefined) return undefined
  const document =
    parsed.get(name) ??
    parse([text, ...fragments.map((key) => fragmentTexts[key])].join(' '), { noLocation: true })
  parsed.set(name, document as DocumentNode)
  return document as DocumentNode
}
