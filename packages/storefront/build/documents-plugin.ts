// Vite plugin: hydration needs only the names of operations, so their documents are replaced by names. The
// fetch exchange, which sends them, loads the documents from `virtual:documents`.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const GENERATED = /\/graphql-types\/src\/generated\/operations\.ts$/
const WHOLE = '?whole'
const ID = 'virtual:documents'

const DOCUMENT = /^export const (\w+) = \/\*#__PURE__\*\/ gql`\s*(query|mutation) (\w+)/gm
/** Where the white space of an operation can go. */
const TEXT = /gql`[^`]*`/g

/** Makes an operation of its name; `loc` saves urql from printing it to compute its key. */
const NAMED = `const named = (operation, name) => ({
  kind: 'Document',
  documentId: name,
  loc: { start: 0, end: 0, source: { body: '', name } },
  definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
})`

interface Operation {
  /** Of the constant, e.g. `ProductsDocument`. */
  constant: string
  kind: string
  name: string
}

/** The operations of the generated file. */
function operationsIn(source: string): Operation[] {
  return Array.from(source.matchAll(DOCUMENT), ([, constant = '', kind = '', name = '']) => ({
    constant,
    kind,
    name,
  }))
}

/** The generated file with names in place of documents. */
export function namesOf(source: string): string {
  const constants = operationsIn(source).map(
    ({ constant, kind, name }) => `export const ${constant} = /*#__PURE__*/ named('${kind}', '${name}')`,
  )
  return [NAMED, ...constants].join('\n')
}

/** Serves both; the server keeps whole documents. */
export function documentsPlugin(): Plugin {
  return {
    name: 'loftwood:documents',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== ID) return
      const generated = await this.resolve('@loftwood/graphql-types/operations', importer)
      return generated && `${generated.id}${WHOLE}`
    },
    load(id) {
      if (!id.endsWith(WHOLE)) return
      const source = readFileSync(id.slice(0, -WHOLE.length), 'utf8')
      const rows = operationsIn(source).map(({ constant, name }) => `  ${name}: ${constant},`)
      const short = source.replace(TEXT, (text) => text.replace(/\s+/g, ' '))
      return `${short}\nexport const documents = {\n${rows.join('\n')}\n}\n`
    },
    transform(code, id) {
      const isNamed = GENERATED.test(id) && this.environment.name === 'client'
      return isNamed ? { code: namesOf(code), map: null } : undefined
    },
  }
}
