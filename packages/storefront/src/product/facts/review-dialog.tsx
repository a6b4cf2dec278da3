// The form of a review; loaded when it is first opened.
import {
  CreateProductReviewDocument,
  CustomerDocument,
  ProductReviewRatingsMetadataDocument,
  type ProductReviewRatingsMetadataQuery,
} from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import { RatingInput } from '@loftwood/ui/rating-input'
import { TextArea } from '@loftwood/ui/text-area'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useClient, useQuery } from '../../platform/data/use-query.ts'
import { dataOrThrow } from '../../platform/data/data-or-throw.ts'
import { ShopForm } from '../../platform/forms/shop-form.tsx'
import { useShopForm } from '../../platform/forms/use-shop-form.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import type { ProductDetail } from '../product-detail.ts'
import { useSignedIn } from '../../platform/session/use-session.ts'
import { WhenLoaded } from '../../platform/when-loaded.tsx'
import { reviewSchema } from './review-schema.ts'

type Rating = NonNullable<ProductReviewRatingsMetadataQuery['productReviewRatingsMetadata']['items'][number]>

interface ReviewFormProps {
  sku: string
  ratings: readonly Rating[]
  nickname: string
  onSent: () => void
}

/** Ids of the chosen values by id of what is rated. */
type Chosen = Record<string, string>

function useReviewForm({ sku, ratings, nickname, onSent }: ReviewFormProps) {
  const t = useT()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const [chosen, setChosen] = useState<Chosen>({})
  const schema = useMemo(() => reviewSchema(ratings.map(({ id }) => id)), [ratings])
  const form = useShopForm({
    id: 'review',
    schema,
    labels: {
      ratings: 'review.askRating',
      nickname: 'review.nickname',
      summary: 'review.summary',
      text: 'review.text',
    },
    initial: { ratings: {} as Chosen, nickname, summary: '', text: '' },
    send: async ({ ratings: stars, ...texts }) => {
      const given = Object.entries(stars).map(([id, value_id]) => ({ id, value_id }))
      const input = { ...texts, sku, ratings: given }
      dataOrThrow(await client.mutation(CreateProductReviewDocument, { input }))
      notify({ type: 'success', message: t('review.sent') })
      onSent()
    },
  })
  const choose = (id: string, value: string) => {
    const next = { ...chosen, [id]: value }
    setChosen(next)
    form.setValue('ratings', next, { shouldValidate: form.problems.length > 0 })
  }
  return { ...form, chosen, choose }
}

function choicesOf({ values }: Rating, t: Translate) {
  return values.flatMap((value) =>
    value ? [{ value: value.value_id, label: t('product.starsRow', { stars: Number(value.value) }) }] : [],
  )
}

function ReviewForm(props: ReviewFormProps) {
  const t = useT()
  const { chosen, choose, ...form } = useReviewForm(props)
  const { error, id } = form.field('ratings')
  return (
    <ShopForm form={form} failed="review.failed" headingLevel={3}>
      <div
        id={id}
        role="group"
        aria-label={t('review.askRating')}
        tabIndex={-1}
        className="flex flex-col gap-4 outline-none"
      >
        {props.ratings.map((rating) => (
          <RatingInput
            key={rating.id}
            legend={rating.name}
            required
            choices={choicesOf(rating, t)}
            value={chosen[rating.id] ?? null}
            onChange={(value) => choose(rating.id, value)}
            error={chosen[rating.id] === undefined ? error : undefined}
          />
        ))}
      </div>
      <TextField {...form.field('nickname')} required autoComplete="nickname" />
      <TextField {...form.field('summary')} required autoComplete="off" />
      <TextArea {...form.field('text')} required />
      <p className="text-sm text-ink-muted">{t('review.moderation')}</p>
      <Button type="submit" size="lg" loading={form.isBusy}>
        {t('review.send')}
      </Button>
    </ShopForm>
  )
}

/** What can be rated, and how a customer is called; both are loaded before the form is shown. */
function useFormData() {
  const isCustomer = useSignedIn()
  const [metadata, reload] = useQuery({ query: ProductReviewRatingsMetadataDocument, variables: {} })
  const [own] = useQuery({ query: CustomerDocument, variables: {}, pause: !isCustomer })
  const isReady = !isCustomer || own.data !== undefined || own.error !== undefined
  const items = metadata.data?.productReviewRatingsMetadata.items.filter((item) => item !== null)
  return {
    data: isReady && items ? { items, nickname: own.data?.customer?.firstname ?? '' } : null,
    error: metadata.error,
    retry: reload,
  }
}

interface ReviewDialogProps {
  product: ProductDetail
  isOpen: boolean
  onClose: () => void
}

/** What is typed stays until it is sent, also while the dialog is closed. */
export function ReviewDialog({ product, isOpen, onClose }: ReviewDialogProps) {
  const t = useT()
  const loaded = useFormData()
  const [round, setRound] = useState(0)
  const sent = () => {
    onClose()
    setRound(round + 1)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('review.writeAbout', { name: product.name ?? '' })}
      closeLabel={t('common.close')}
    >
      <WhenLoaded {...loaded}>
        {({ items, nickname }) => (
          <ReviewForm key={round} sku={product.sku ?? ''} ratings={items} nickname={nickname} onSent={sent} />
        )}
      </WhenLoaded>
    </Dialog>
  )
}
