// Codegen plugin: the names of the queries that are the same for all visitors, as their files say by `@public`.
import { definitionsOf, nameOf } from './definitions.mjs'

/** @import { DocumentNode } from 'graphql' */
import { visit } from 'graphql'

/** @param {unknown} _schema @param {Parameters<typeof definitionsOf>[0]} files */
export const plugin = (_schema, files) => {
  const names = definitionsOf(files, 'OperationDefinition')
    .filter(({ directives }) => directives?.some(({ name }) => name.value === 'public'))
    .map(nameOf)
  return `export const publicReads = /*#__PURE__*/ new Set('${names.join(' ')}'.split(' '));`
}

/** Takes `@public` out: no back end has it. @param {{ documents: { document?: DocumentNode }[] }} files */
export const transform = ({ documents }) =>
  documents.map((file) => ({
    ...file,
    document:
      file.document &&
      visit(file.document, { Directive: ({ name }) => (name.value === 'public' ? null : undefined) }),
  }))
