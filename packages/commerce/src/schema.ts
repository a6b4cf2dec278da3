// The schema that is served: the contract's SDL with this back end's resolvers.
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { catalogResolvers } from './features/catalog/catalog.resolvers.ts'
import { contentResolvers } from './features/content/content.resolvers.ts'
import { storeResolvers } from './features/store/store.resolvers.ts'

export function buildShopSchema(): GraphQLSchema {
  return createSchema({
    typeDefs: readTypeDefs(),
    resolvers: [storeResolvers, catalogResolvers, contentResolvers] as never,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
}
