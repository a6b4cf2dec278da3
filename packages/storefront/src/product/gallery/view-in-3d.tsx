// The button over the pictures that fetches the 3D view and puts it in their place.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { Rotate3d } from 'lucide'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { loadLaterTexts } from '../../platform/i18n/translator.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyAfterHydration } from '../../platform/lazy-named.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { FurnitureViewerProps } from '../viewer/furniture-viewer.tsx'

const SeeInRoom = lazyAfterHydration(() => import('../ar/see-in-room.tsx'), 'SeeInRoom')

/** Whether the product has a furniture description. */
export const hasFurniture = (product: ProductDetail): boolean =>
  product.__typename === 'GroupedProduct'
    ? (product.items ?? []).some((item) => item?.product?.furniture_model != null)
    : product.furniture_model !== null

type Viewer = ComponentType<FurnitureViewerProps>

/** The viewer's code when loaded; `undefined` before the first press. */
function useViewer() {
  const [viewer, setViewer] = useState<Viewer | 'loading' | 'failed'>()
  const load = () => {
    if (typeof viewer === 'function') return
    setViewer('loading')
    Promise.all([import('../viewer/furniture-viewer.tsx'), loadLaterTexts()]).then(
      ([{ FurnitureViewer }]) => setViewer(() => FurnitureViewer),
      () => setViewer('failed'),
    )
  }
  return { viewer, load }
}

interface ViewIn3dProps extends Omit<FurnitureViewerProps, 'onClose'> {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** As large as the picture it lies over; the focus comes back to the button when the view closes. */
export function ViewIn3d({ isOpen, onToggle, ...shown }: ViewIn3dProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { viewer: Viewer, load } = useViewer()
  const isReady = typeof Viewer === 'function'
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square *:pointer-events-auto">
      {isOpen && isReady ? (
        <Viewer {...shown} onClose={() => onToggle(false)} />
      ) : (
        <div className="absolute end-3 top-3 flex flex-col items-end gap-2">
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            iconStart={<Icon of={Rotate3d} size="sm" />}
            loading={isOpen && Viewer === 'loading'}
            loadingLabel={t('product.view3d.loading')}
            onClick={() => {
              load()
              onToggle(true)
            }}
          >
            {t('product.view3d.open')}
          </Button>
          {Viewer === 'failed' && (
            <p role="alert" className="rounded-md bg-white px-3 py-2 text-sm text-danger shadow-sm">
              {t('product.view3d.failed')}
            </p>
          )}
          {isHydrated && (
            <Suspense fallback={null}>
              <SeeInRoom {...shown} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
