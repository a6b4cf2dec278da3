// Made in Canada and Quick Ship.
import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import type { LandingData } from './landing-data.ts'
import { LANDING_TEXTS } from './landing-texts.ts'
import { ProductListing } from './listing.tsx'

/** A listing with its own title. */
export function LandingPage() {
  const { name, listing } = useData<LandingData>()
  const t = useT()
  const { title, lead } = LANDING_TEXTS[name]
  return (
    <Container>
      <PageHeading title={t(title)}>
        <p className="text-ink-muted">{t(lead)}</p>
      </PageHeading>
      <ProductListing listing={listing} />
    </Container>
  )
}
