import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { PersonalScreen } from '../../src/app/personal-components.tsx'
import { visitorTitle } from '../../src/app/personal-screens.ts'
import { PageHeading } from '../../src/platform/page-heading.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  const { urlPathname } = usePageContext()
  return (
    <Container className="pb-section">
      <PageHeading title={head.title} />
      <PersonalScreen key={urlPathname} title={visitorTitle(urlPathname)} />
    </Container>
  )
}
