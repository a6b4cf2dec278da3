// The page of the compare list: loads it, and removes products from it.
import { CompareListDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { paths } from '../paths.ts'
import { failureKind, failureText } from '../platform/data/operation-error.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { compareListUid, removeFromCompareList } from './compare-api.ts'
import { CompareTable, type ComparedItem } from './compare-table.tsx'

function NothingCompared() {
  const t = useT()
  const href = useHref()
  return (
    <EmptyState
      title={t('compare.empty')}
      headingLevel={2}
      actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
    >
      {t('compare.emptyDetail')}
    </EmptyState>
  )
}

export function CompareScreen() {
  const [uid] = useState(compareListUid)
  return uid === null ? <NothingCompared /> : <OwnList uid={uid} />
}

function OwnList({ uid }: { uid: string }) {
  const t = useT()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const [{ data, error }, reload] = useQuery({
    query: CompareListDocument,
    variables: { uid },
    requestPolicy: 'cache-and-network',
  })
  const remove = async ({ uid: item, product }: ComparedItem) => {
    try {
      await removeFromCompareList(client, uid, item)
      notify({ type: 'success', message: t('compare.removed', { name: product.name ?? '' }) })
    } catch (failure) {
      notify({ type: 'danger', title: t('compare.failed'), message: failureText(failure, t) })
    }
  }
  const list = data?.compareList
  const items = (list?.items ?? []).filter((item) => item !== null)
  // Refused is a list that belongs to another customer.
  const isGone = data?.compareList === null || (error !== undefined && failureKind(error) === 'refused')
  if (isGone || (list && items.length === 0)) return <NothingCompared />
  return (
    <WhenLoaded data={list} error={error} retry={() => reload({ requestPolicy: 'network-only' })}>
      {({ attributes }) => <CompareTable items={items} attributes={attributes ?? []} onRemove={remove} />}
    </WhenLoaded>
  )
}
