// Waiting, nothing there, something wrong.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { ErrorState } from '@loftwood/ui/error-state'
import { Skeleton, SkeletonText } from '@loftwood/ui/skeleton'
import { Spinner } from '@loftwood/ui/spinner'
import { Specimen } from './specimen.tsx'

/** States without content. */
export function FeedbackChapter() {
  return (
    <>
      <Specimen title="Spinner">
        <Spinner size="sm" />
        <Spinner label="Loading" />
        <Spinner size="lg" className="text-primary" />
      </Specimen>
      <Specimen title="Skeleton" stacked narrow>
        <Skeleton className="h-10 w-2/3" />
        <SkeletonText lines={4} />
      </Specimen>
      <Specimen title="Empty and error states" stacked>
        <EmptyState
          title="Your cart is empty"
          headingLevel={3}
          actions={<ButtonLink href="#feedback">See the bunks</ButtonLink>}
        >
          <p>Nothing sleeps here yet.</p>
        </EmptyState>
        <ErrorState
          code="404"
          title="Cette page n’existe pas ou a été supprimée"
          headingLevel={3}
          actions={
            <>
              <ButtonLink href="#feedback">Page d’accueil</ButtonLink>
              <Button variant="secondary">Réessayer</Button>
            </>
          }
        >
          <p>Vérifiez l’adresse, ou repartez de la page d’accueil.</p>
        </ErrorState>
      </Specimen>
    </>
  )
}
