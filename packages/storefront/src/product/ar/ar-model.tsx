// <model-viewer> with our own button, progress and messages in its places.
import { Button } from '@loftwood/ui/button'
import { ErrorState } from '@loftwood/ui/error-state'
import { Icon } from '@loftwood/ui/icon'
import { ScanBox, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'

/** Of the library and the model together. */
const DEADLINE_MS = 45_000

interface ModelState {
  status: 'loading' | 'ready' | 'failed'
  /** 0 to 1, of the model. */
  progress: number
  /** Whether the phone could not place the piece in the room. */
  isRefused: boolean
}

interface ModelEvents {
  progress: CustomEvent<{ totalProgress: number }>
  load: CustomEvent
  error: CustomEvent
  'ar-status': CustomEvent<{ status: 'not-presenting' | 'session-started' | 'object-placed' | 'failed' }>
}

/** Defines the element. This file holds the whole library, with three.js, and needs nothing from other hosts. The server has no use for it. */
const loadLibrary = () =>
  import.meta.env.SSR ? Promise.resolve() : import('@google/model-viewer/dist/model-viewer.min.js')

function useModelViewer(element: RefObject<HTMLElement | null>): ModelState {
  const [state, setState] = useState<ModelState>({ status: 'loading', progress: 0, isRefused: false })
  useEffect(() => {
    const stop = new AbortController()
    const change = (changed: Partial<ModelState>) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, ...changed }))
    }
    const on = <Name extends keyof ModelEvents>(name: Name, act: (event: ModelEvents[Name]) => void) =>
      element.current?.addEventListener(name, (event) => act(event as ModelEvents[Name]), {
        signal: stop.signal,
      })
    const deadline = setTimeout(() => change({ status: 'failed' }), DEADLINE_MS)
    on('progress', ({ detail }) => change({ progress: detail.totalProgress }))
    on('load', () => {
      clearTimeout(deadline)
      change({ status: 'ready', progress: 1 })
    })
    on('error', () => change({ status: 'failed' }))
    on('ar-status', ({ detail }) => {
      if (detail.status !== 'not-presenting') change({ isRefused: detail.status === 'failed' })
    })
    loadLibrary().catch(() => change({ status: 'failed' }))
    return () => {
      clearTimeout(deadline)
      stop.abort()
    }
  }, [element])
  return state
}

interface ArModelProps {
  name: string
  /** Address of the model. */
  source: string
  onRetry: () => void
}

const SIDES = ['front', 'right', 'back', 'left'] as const

/** The sentences that the library speaks when the piece is turned, in the shop's language. */
function useSpoken(): string {
  const t = useT()
  const sides = SIDES.flatMap((side) => {
    const text = t(`product.view3d.from.${side}`)
    return ['', 'upper-', 'lower-'].map((height) => [height + side, text])
  })
  return JSON.stringify({ ...Object.fromEntries(sides), 'interaction-prompt': t('product.ar.turn') })
}

export function ArModel({ name, source, onRetry }: ArModelProps) {
  const t = useT()
  const element = useRef<HTMLElement>(null)
  const { status, progress, isRefused } = useModelViewer(element)
  const spoken = useSpoken()
  if (status === 'failed')
    return (
      <ErrorState
        live
        headingLevel={3}
        title={t('product.ar.failed')}
        actions={<Button onClick={onRetry}>{t('error.tryAgain')}</Button>}
      >
        {t('product.ar.failedHelp')}
      </ErrorState>
    )
  return (
    <>
      <model-viewer
        ref={element}
        src={source}
        alt={t('product.view3d.label', { name })}
        a11y={spoken}
        ar
        ar-modes="webxr scene-viewer"
        ar-scale="fixed"
        camera-controls=""
        camera-orbit="-30deg 80deg 118%"
        exposure={0.8}
        interaction-prompt="none"
        shadow-intensity="1"
        touch-action="pan-y"
        class="block h-[min(60dvh,32rem)] w-full rounded-lg bg-birch"
      >
        <span slot="poster" />
        <div slot="progress-bar" className="absolute inset-x-6 top-1/2 text-center">
          {status === 'loading' && <Loading progress={progress} />}
        </div>
        <Button
          slot="ar-button"
          iconStart={<Icon of={ScanBox} />}
          className="absolute! inset-x-0 bottom-4 mx-auto w-fit shadow-md"
        >
          {t('product.ar.place')}
        </Button>
        <Button
          slot="exit-webxr-ar-button"
          variant="secondary"
          iconStart={<Icon of={X} />}
          className="absolute! end-4 top-4"
        >
          {t('product.ar.leave')}
        </Button>
      </model-viewer>
      <p role="status" className="mt-4 empty:hidden">
        {isRefused && t('product.ar.refused')}
      </p>
    </>
  )
}

function Loading({ progress }: { progress: number }) {
  const t = useT()
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-muted">
        {t('product.ar.loading')}
      </p>
      <progress
        value={progress}
        max={1}
        aria-label={t('product.ar.loading')}
        className="w-full max-w-60 accent-primary"
      />
    </>
  )
}
