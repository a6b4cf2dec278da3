import { Container } from '@loftwood/ui/layout'
import { Suspense } from 'react'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { personalComponent } from '../../src/app/personal-components.ts'
import { visitorTitle } from '../../src/app/personal-screens.ts'
import { PageHeading } from '../../src/shared/page-heading.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  const { urlPathname } = usePageContext()
  const Screen = personalComponent(visitorTitle(urlPathname))
  if (Screen) {
    return (
      <Suspense fallback={null}>
        <Screen key={urlPathname} />
      </Suspense>
    )
  }
  return (
    <Container>
      <PageHeading title={head.title} />
    </Container>
  )
}
