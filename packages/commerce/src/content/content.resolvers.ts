// CMS pages and blocks, and what lives at an address.
import type {
  QueryCmsBlocksArgs,
  QueryCmsPageArgs,
  QueryCmsPageSearchArgs,
  QueryRouteArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { checkPage } from '../platform/paging.ts'
import { userError } from '../user-errors/user-error.ts'
import { cmsPageNode, loadContent } from './content.ts'
import { resolveRoute } from './route.service.ts'

interface ContentResolvers {
  Query: {
    cmsPage: RootResolver<Partial<QueryCmsPageArgs>>
    cmsPageSearch: RootResolver<QueryCmsPageSearchArgs>
    cmsBlocks: RootResolver<Partial<QueryCmsBlocksArgs>>
    route: RootResolver<QueryRouteArgs>
  }
}

export const contentResolvers: ContentResolvers = {
  Query: {
    route: (_, { url }, context) => resolveRoute(url, context),
    cmsPage: async (_, { identifier }, context) => {
      if (identifier == null || identifier === '') throw userError('REQUIRED', 'identifier')
      const [page] = await loadContent('page', [identifier], context)
      if (!page) throw userError('CMS_PAGE_NOT_FOUND', identifier)
      return cmsPageNode(page)
    },
    cmsPageSearch: async (_, { search, pageSize }, context) => {
      const page = { pageSize: pageSize ?? 5, currentPage: 1 }
      checkPage(page)
      const index = await context.shop.pageIndex(context.view.language)
      const identifiers = index.find(search).slice(0, page.pageSize)
      const found = new Map(
        (await loadContent('page', identifiers, context)).map((each) => [each.identifier, each]),
      )
      return {
        items: identifiers.flatMap((identifier) => {
          const each = found.get(identifier)
          return each ? [cmsPageNode(each)] : []
        }),
      }
    },
    cmsBlocks: async (_, args, context) => {
      const identifiers = (args.identifiers ?? []).filter((identifier) => identifier != null)
      if (identifiers.length === 0) throw userError('REQUIRED', 'identifiers')
      const found = new Map(
        (await loadContent('block', identifiers, context)).map((block) => [block.identifier, block]),
      )
      return {
        items: identifiers.map((identifier) => {
          const block = found.get(identifier)
          if (!block) throw userError('CMS_BLOCK_NOT_FOUND', identifier)
          return { identifier, title: block.title, content: block.html }
        }),
      }
    },
  },
}
