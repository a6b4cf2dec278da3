// The contract between every package: typed operations and the types of the schema. Generated from schema/, fragments/ and operations/.
// oxlint-disable-next-line oxc/no-barrel-file -- the package's one public entry is its generated file
export * from './generated/operations.ts'
