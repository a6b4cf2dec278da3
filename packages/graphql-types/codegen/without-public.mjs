// Codegen transform: takes `@public` out, which no back end has.
import { visit } from 'graphql'

/** @import { ASTNode, DocumentNode } from 'graphql' */

/** @template {ASTNode} Node @param {Node} node @returns {Node} */
export const withoutPublic = (node) =>
  visit(node, { Directive: ({ name }) => (name.value === 'public' ? null : undefined) })

/** @param {{ documents: { document?: DocumentNode }[] }} files */
export const transform = ({ documents }) =>
  documents.map((file) => ({ ...file, document: file.document && withoutPublic(file.document) }))
