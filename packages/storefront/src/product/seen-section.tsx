// Sections far down the product's page. The server renders them; the browser fetches their code when they come into sight or are
// used, and the server's HTML stays until then.
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { loadLaterTexts } from '../platform/i18n/translator.ts'
import { pressesReplayed } from '../platform/presses-replayed.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useInSight } from '../platform/use-in-sight.ts'

/** React leaves alone what it was not given. A lazy component that waits while it is hydrated would hold up all others. */
const AS_IT_IS = { __html: '' }

interface Loaded<Props> {
  Content: ComponentType<Props>
}

interface SectionOptions<Props> {
  /** The section itself on the server, which waits for no code; undefined in the browser. */
  onServer: ComponentType<Props> | undefined
  /** False for what shows none of the texts that come later: they are a tenth of a first load. */
  hasLaterTexts?: boolean
}

/** @param load the module of the section */
export function seenSection<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { onServer, hasLaterTexts = true }: SectionOptions<Props>,
): ComponentType<Props> {
  return function SeenSection(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement>(null)
    const hasFailed = useRef(false)
    const inSight = useInSight(box)
    // A page reached by a link of the shop has no HTML of the server to show. After a failure false, until the next press.
    const [isWanted, setWanted] = useState<boolean | undefined>(useHydrated() || undefined)
    const [loaded, setLoaded] = useState<Loaded<Props> | undefined>(onServer && { Content: onServer })
    const isNeeded = isWanted ?? inSight
    useEffect(() => {
      // Without its code the section stays as the server has rendered it.
      const fail = () => {
        hasFailed.current = true
        pressed.current?.click()
        setWanted(false)
      }
      if (isNeeded)
        loadSection(load, name, hasLaterTexts).then(
          ({ Content, replaceSection }) => replaceSection(box, pressed, () => setLoaded({ Content })),
          fail,
        )
    }, [isNeeded])
    if (loaded)
      return (
        <div key="own" ref={box}>
          <loaded.Content {...props} />
        </div>
      )
    const press = (event: MouseEvent) => {
      const control = (event.target as Element).closest<HTMLElement>('button, summary, a[href^="#"]')
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
      // After a failure the browser itself unfolds and follows.
      pressed.current = hasFailed.current ? control.closest('button') : control
      if (pressed.current) event.preventDefault()
      setWanted(true)
    }
    return (
      <div
        key="server"
        ref={box}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
        onFocus={() => setWanted(true)}
        onClickCapture={press}
      />
    )
  }
}

async function loadSection<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  hasLaterTexts: boolean,
) {
  const [module, { replaceSection }] = await Promise.all([
    load(),
    import('./repeat-use.ts'),
    hasLaterTexts && loadLaterTexts(),
    pressesReplayed,
  ])
  return { Content: module[name], replaceSection }
}
