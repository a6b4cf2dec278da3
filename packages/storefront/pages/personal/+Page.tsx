import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { PageHeading } from '../../src/shared/page-heading.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  return (
    <Container>
      <PageHeading title={head.title} />
    </Container>
  )
}
