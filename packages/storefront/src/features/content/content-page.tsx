// A content page: the back end's text under its heading.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { useQuery } from 'urql'
import { PageHeading } from '../../shared/page-heading.tsx'
import { RichText } from '../../shared/rich-text.tsx'
import type { ContentData } from './content-data.ts'

/** For the fixed content screens and for whatever else the look-up calls a CMS page. */
export function ContentPage({ identifier }: ContentData) {
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: { identifier } })
  const page = data?.cmsPage
  if (!page) return null
  return (
    <Container>
      <PageHeading title={page.content_heading || page.title || identifier} />
      <RichText html={page.content ?? ''} />
    </Container>
  )
}
