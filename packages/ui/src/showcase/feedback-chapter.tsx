// Waiting, nothing there, something wrong.
import { Button, ButtonLink } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Skeleton, SkeletonText } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
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
