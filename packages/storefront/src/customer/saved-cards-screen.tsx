// The cards that a customer has saved with the payment provider, to look at and to delete.
import { AddressCard } from '@loftwood/ui/address-card'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { ConfirmDialog } from '../platform/confirm-dialog.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import type { SavedCard } from './saved-card.ts'
import { useCardName } from './use-card-name.ts'
import { useSavedCards } from './use-saved-cards.ts'

interface CardProps {
  card: SavedCard
  onDelete: () => void
}

function Card({ card, onDelete }: CardProps) {
  const t = useT()
  const name = useCardName()(card)
  return (
    <AddressCard
      title={name}
      lines={[card.expiry && t('cards.expires', { date: card.expiry })]}
      actions={
        <Button variant="link" size="sm" onClick={onDelete} aria-label={t('account.deleteNamed', { name })}>
          {t('account.delete')}
        </Button>
      }
    />
  )
}

interface DeleteDialogProps {
  card: SavedCard | null
  remove: (card: SavedCard) => Promise<void>
  onClose: () => void
}

/** Confirms the deletion of a card. */
function DeleteDialog({ card, remove, onClose }: DeleteDialogProps) {
  const t = useT()
  const nameOf = useCardName()
  const notify = useSetAtom(notifyAtom)
  const { isBusy, failure, run } = useSubmit()
  const confirm = () =>
    run(async () => {
      if (card) await remove(card)
      notify({ type: 'success', message: t('cards.deleted') })
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen={card !== null}
      onClose={onClose}
      title={t('cards.deleteTitle')}
      keepLabel={t('cards.keep')}
      confirmLabel={t('account.delete')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
    >
      <FormFailure failure={failure} title={t('cards.deleteFailed')} />
      <p>{card && nameOf(card)}</p>
      <p className="mt-2 text-ink-muted">{t('cards.deleteDetail')}</p>
    </ConfirmDialog>
  )
}

function Cards({ cards, remove }: { cards: readonly SavedCard[]; remove: DeleteDialogProps['remove'] }) {
  const t = useT()
  const href = useHref()
  const [toDelete, setToDelete] = useState<SavedCard | null>(null)
  const dialog = <DeleteDialog card={toDelete} remove={remove} onClose={() => setToDelete(null)} />
  if (cards.length === 0) {
    return (
      <>
        <EmptyState
          title={t('cards.none')}
          headingLevel={2}
          actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
        >
          {t('cards.noneDetail')}
        </EmptyState>
        {dialog}
      </>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-muted">{t('cards.intro')}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map((card) => (
          <li key={card.publicHash}>
            <Card card={card} onDelete={() => setToDelete(card)} />
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  )
}

export function SavedCardsScreen() {
  const { cards, error, reload, remove } = useSavedCards()
  return (
    <WhenLoaded data={cards} error={error} retry={reload}>
      {(found) => <Cards cards={found} remove={remove} />}
    </WhenLoaded>
  )
}
