// A button that drops a list of links and actions (account menu, sorting on phones).
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { clsx } from 'clsx'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** A link; otherwise an action. */
  href?: string
  onSelect?: () => void
}

export interface MenuProps {
  /** Content of the button. */
  trigger: ReactNode
  /** Name of the button and the menu, when the trigger is only an icon. */
  label?: string
  triggerClassName?: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  className?: string
}

/** Index that a key moves to; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }
  const move = moves[key]
  return move === undefined ? undefined : (move + count) % count
}

function Entry({ item, onPick }: { item: MenuItem; onPick: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className:
      'flex w-full items-center gap-3 px-4 py-2.5 text-start text-base hover:bg-birch focus:bg-birch focus-visible:-outline-offset-2',
    onClick: () => {
      item.onSelect?.()
      onPick()
    },
  }
  if (item.href !== undefined) {
    return (
      <a href={item.href} {...shared}>
        {item.icon}
        {item.label}
      </a>
    )
  }
  return (
    <button type="button" {...shared}>
      {item.icon}
      {item.label}
    </button>
  )
}

/** Open and closed, with the focus where it belongs. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (!isOpen) return undefined
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    const all = entries()
    const present = all.findIndex((entry) => entry === document.activeElement)
    const next = nextIndex(event.key, present, all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && root.current?.contains(event.relatedTarget) !== true) setOpen(false)
  }
  return { isOpen, setOpen, close, root, handlers: { onKeyDown, onBlur } }
}

/** Arrow keys, Home, End, Escape; leaving or pressing outside closes it. */
export function Menu({ trigger, label, triggerClassName, items, align = 'end', className }: MenuProps) {
  const id = useId()
  const { isOpen, setOpen, close, root, handlers } = useMenu()
  return (
    <div ref={root} className={clsx('relative inline-block', className)}>
      <button
        {...handlers}
        type="button"
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        className={triggerClassName}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <ul
          {...handlers}
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={id}
          className={clsx(
            'absolute top-full z-40 mt-2 min-w-52 animate-rise rounded-md border border-line bg-white py-1.5 shadow-md',
            align === 'end' ? 'end-0' : 'start-0',
          )}
        >
          {items.map((item) => (
            <li key={item.id} role="none">
              <Entry item={item} onPick={item.href === undefined ? close : () => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
