// Above the reviews: their order, and their language where there are several. Loaded when the reader comes to them.
import { SelectField } from '@loftwood/ui/select-field'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { REVIEW_ORDERS, type ReviewOrder, type ReviewView } from './review-facts.ts'

const ORDERS: Record<ReviewOrder, MessageKey> = {
  suggested: 'review.suggested',
  newest: 'review.newest',
  best: 'review.best',
  worst: 'review.worst',
}

interface ReviewControlsProps {
  view: ReviewView
  languages: readonly string[]
  onChange: (view: ReviewView) => void
}

export function ReviewControls({ view, languages, onChange }: ReviewControlsProps) {
  const t = useT()
  return (
    <>
      <SelectField
        compact
        labelHidden
        label={t('review.order')}
        value={view.order}
        onChange={({ target }) => onChange({ ...view, order: target.value as ReviewOrder })}
        options={REVIEW_ORDERS.map((order) => ({ value: order, label: t(ORDERS[order]) }))}
      />
      {languages.length > 0 && (
        <SelectField
          compact
          labelHidden
          label={t('review.languages')}
          value={view.language ?? ''}
          onChange={({ target }) => onChange({ ...view, language: target.value || null })}
          options={[
            { value: '', label: t('review.allLanguages') },
            ...languages.map((language) => ({
              value: language,
              label: t('review.inLanguage', { language }),
            })),
          ]}
        />
      )}
    </>
  )
}
