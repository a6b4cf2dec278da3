// Furniture to place: the products of a category.
import { ProductCardsDocument, type ProductListItemFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { SelectField } from '@loftwood/ui/select-field'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brand } from '../platform/brand/current-brand.ts'
import { useQuery } from '../platform/data/use-query.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { useBusy } from '../platform/use-busy.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { TilePrice } from '../product/card/tile-price.tsx'
import type { MenuCategory } from '../store/menu-of.ts'
import { useMenuTree } from '../store/menu-tree.ts'
import { MOST_PIECES } from './plan.ts'
import { planAtom, productsAtom } from './planner-atoms.ts'
import type { PlanActions } from './use-plan-actions.ts'
import { useLoadProduct } from './use-plan-products.ts'

const PAGE_SIZE = 48

/** Categories with something to place, those below others moved in. */
function optionsOf(menu: readonly MenuCategory[], level = 0): { value: string; label: string }[] {
  return menu
    .filter(({ url_path: path }) => !brand().offFloorCategories?.includes(path ?? ''))
    .flatMap(({ uid, name, children }) => [
      { value: uid, label: `${'\u00A0'.repeat(level * 3)}${name}` },
      ...optionsOf(children, level + 1),
    ])
}

/** What stands on a floor has measures; sets are placed piece by piece. */
const canStand = (product: ProductListItemFragment): boolean =>
  product.__typename !== 'GroupedProduct' && Boolean(product.assembled_length && product.assembled_width)

interface TileProps {
  product: ProductListItemFragment
  onPlace: (product: ProductListItemFragment) => Promise<void>
}

function Tile({ product, onPlace }: TileProps) {
  const t = useT()
  const [isBusy, setBusy] = useBusy()
  const { pieces } = useAtomValue(planAtom)
  const place = async () => {
    setBusy(true)
    await onPlace(product)
    setBusy(false)
  }
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <Picture
        source={product.thumbnail?.url}
        size="suggestion"
        alt=""
        className="size-15 rounded-sm object-cover"
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold break-words">{product.name}</p>
        <TilePrice product={product} />
      </div>
      <Button
        size="sm"
        variant="secondary"
        loading={isBusy}
        loadingLabel={t('common.loading')}
        disabled={pieces.length >= MOST_PIECES}
        aria-label={t('planner.placeNamed', { name: product.name ?? '' })}
        onClick={() => void place()}
      >
        {t('planner.place')}
      </Button>
    </li>
  )
}

function Found({ uid, actions }: { uid: string; actions: PlanActions }) {
  const t = useT()
  const load = useLoadProduct()
  const products = useAtomValue(productsAtom)
  const [failure, setFailure] = useState<string | null>(null)
  const [{ data, error }, reload] = useQuery({
    query: ProductCardsDocument,
    variables: { filter: { category_uid: { eq: uid } }, pageSize: PAGE_SIZE },
  })
  const onPlace = async ({ sku, name }: ProductListItemFragment) => {
    const product = products[sku ?? ''] ?? (await load(sku ?? ''))
    const added = product && actions.add(sku ?? '')
    setFailure(added ? null : t(product ? 'planner.noFloorNamed' : 'planner.goneNamed', { name: name ?? '' }))
  }
  const items = data?.products?.items
  return (
    <WhenLoaded data={items} error={error} retry={reload}>
      {(found) => {
        const standing = found.filter((product) => product !== null).filter(canStand)
        return (
          <>
            <p role="alert" className="text-sm text-danger empty:hidden">
              {failure}
            </p>
            {standing.length === 0 ? (
              <p className="text-ink-muted">{t('planner.noneHere')}</p>
            ) : (
              // Positioned: hidden words of its rows would otherwise make the page as long as the list.
              <ul
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
                tabIndex={0}
                aria-label={t('planner.choose')}
                className="relative max-h-96 overflow-y-auto overscroll-contain pe-1"
              >
                {standing.map((product) => (
                  <Tile key={product.uid} product={product} onPlace={onPlace} />
                ))}
              </ul>
            )}
          </>
        )
      }}
    </WhenLoaded>
  )
}

export function FurniturePicker({ actions }: { actions: PlanActions }) {
  const t = useT()
  const options = optionsOf(useMenuTree())
  const [chosen, choose] = useState<string | null>(null)
  const uid = chosen ?? options[0]?.value
  return (
    <section aria-labelledby="planner-choose" className="flex flex-col gap-3">
      <h2 id="planner-choose" className="text-xl">
        {t('planner.choose')}
      </h2>
      <SelectField
        label={t('planner.category')}
        value={uid ?? ''}
        options={options}
        onChange={({ target }) => choose(target.value)}
      />
      {uid !== undefined && <Found key={uid} uid={uid} actions={actions} />}
    </section>
  )
}
