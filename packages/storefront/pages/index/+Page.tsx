import { Container } from '@loftwood/ui/layout'

export default function Page() {
  return <Container>home</Container>
}
