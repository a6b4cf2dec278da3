// Panels of which one shows; the tabs scroll sideways when they do not fit.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'

export interface Tab {
  id: string
  label: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  tabs: readonly Tab[]
  /** Names the list of tabs. */
  label: string
  /** Id of the open tab, when the owner controls it. */
  value?: string
  onChange?: (id: string) => void
  className?: string
}

/** All panels are in the HTML, the closed ones hidden. Arrow keys, Home and End move and open. */
export function Tabs({ tabs, label, value, onChange, className }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = value ?? own
  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (tab === undefined) return
    setOwn(tab.id)
    onChange?.(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus()
  }
  const press = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="ui-scroll-strip flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab, index) => {
          const isOpen = tab.id === open
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isOpen}
              aria-controls={`${base}-${tab.id}-panel`}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => choose(index)}
              onKeyDown={(event) => press(event, index)}
              className={clsx(
                '-mb-px min-h-12 shrink-0 border-b-2 px-0.5 whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                isOpen
                  ? 'border-primary font-semibold text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== open}
          tabIndex={0}
          className="rounded-sm py-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
