// Codegen transform: takes `@public` out, which no back end has.
import { visit, type ASTNode, type DocumentNode } from 'graphql'

export const withoutPublic = <Node extends ASTNode>(node: Node): Node =>
  visit(node, { Directive: ({ name }) => (name.value === 'public' ? null : undefined) })

export const transform = ({ documents }: { documents: { document?: DocumentNode }[] }) =>
  documents.map((file) => (file.document ? { ...file, document: withoutPublic(file.document) } : file))
