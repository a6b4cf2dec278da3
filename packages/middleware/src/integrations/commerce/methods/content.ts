// Methods of the content pages.
import { CmsBlocksDocument, CmsPageDocument, SearchPagesDocument } from '@loftwood/graphql-types'
import { z } from 'zod'
import { pageSize, requiredText, text } from './inputs.ts'
import { method, position, variables } from './method.ts'

export const contentMethods = {
  cmsPage: method({
    summary: 'A content page by its identifier.',
    example: ['about-us'],
    document: CmsPageDocument,
    args: position('identifier', requiredText()),
    tags: ['content'],
  }),
  searchPages: method({
    summary: 'Content pages about the words of a search.',
    example: [{ search: 'warranty' }],
    document: SearchPagesDocument,
    args: variables(z.object({ search: text(200), pageSize })),
    tags: ['content'],
  }),
  cmsBlocks: method({
    summary: 'Content blocks by their identifiers.',
    example: [['home-hero', 'home-shipping']],
    document: CmsBlocksDocument,
    args: position('identifiers', z.array(requiredText()).min(1).max(50)),
    tags: ['content'],
    // A block that does not exist is in no response, but its creation must purge those that lack it.
    tagsOf: ({ identifiers }) => (identifiers as string[]).map((identifier) => `cms:${identifier}`),
  }),
}
