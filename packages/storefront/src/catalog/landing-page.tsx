// A landing list, such as Made in Canada.
import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import type { LandingData } from './landing-data.ts'
import { LANDINGS } from './landings.ts'
import { ProductListing } from './listing.tsx'

/** A listing with its own title. */
export function LandingPage() {
  const { name, listing } = useData<LandingData>()
  const t = useT()
  const { title, lead } = LANDINGS[name]
  return (
    <Container>
      <PageHeading title={t(title)}>
        <p className="text-ink-muted">{t(lead)}</p>
      </PageHeading>
      <ProductListing listing={listing} />
    </Container>
  )
}
