// Generates the TypeScript side of the contract from the SDL, the fragments and the operations.
import { transform } from './codegen/without-public.ts'
import { ADDRESS_CODES } from './src/address-attributes.ts'
import { readTypeDefs } from './src/schema.ts'
import type { CodegenConfig } from '@graphql-codegen/cli'

const addressTexts = Object.entries({
  CartAddressTexts: 'CartAddressInterface',
  CustomerAddressTexts: 'CustomerAddress',
  OrderAddressTexts: 'OrderAddress',
}).map(([name, type]) => `fragment ${name} on ${type} { ${ADDRESS_CODES.join(' ')} }`)

const config: CodegenConfig = {
  schema: [readTypeDefs(), 'directive @public on QUERY'],
  documents: ['fragments/*.graphql', 'operations/*/*.graphql', ...addressTexts],
  generates: {
    // What clients use: the operations, their variables and results.
    'src/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      documentTransforms: [{ transform }],
      config: {
        // Text with each fragment once: the fewest bytes of the plugin's modes that urql takes (docs/decisions/0061).
        documentMode: 'graphQLTag',
        gqlImport: '../gql.ts#gql',
        pureMagicComment: true,
        enumsAsTypes: true,
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'combine',
        avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
      },
    },
    // What a page needs of them with its first request, and which of them are public reads.
    'src/generated/operation-texts.ts': { plugins: ['./codegen/operation-texts.mjs'] },
    // What a back end uses: every type of the schema.
    'src/generated/schema-types.ts': {
      plugins: ['typescript'],
      config: { enumsAsTypes: true, useTypeImports: true },
    },
  },
}
export default config
