// Keys of the header menu: where the focus goes for an arrow, Home, End or Escape. Works on the DOM it is given.

type OpenPanel = (uid: string | null) => void

/** Moves the focus. @returns whether the key was one of the menu's */
export function moveInMenu(
  event: Pick<KeyboardEvent, 'key' | 'target'>,
  menu: HTMLElement,
  open: OpenPanel,
): boolean {
  const focused = event.target instanceof HTMLElement ? event.target : null
  const entry = focused?.closest<HTMLElement>('[data-menu-entry]')
  if (!focused || !entry) return false
  const tops = [...menu.querySelectorAll<HTMLElement>('[data-menu-top]')]
  const top = entry.querySelector<HTMLElement>('[data-menu-top]')
  const index = tops.findIndex((candidate) => candidate === top)
  const goTo = (target: HTMLElement | undefined) => {
    open(null)
    target?.focus()
    return true
  }
  switch (event.key) {
    case 'ArrowRight':
      return goTo(tops[(index + 1) % tops.length])
    case 'ArrowLeft':
      return goTo(tops[(index - 1 + tops.length) % tops.length])
    case 'Home':
      return goTo(tops[0])
    case 'End':
      return goTo(tops.at(-1))
    case 'Escape':
      return goTo(top ?? undefined)
    case 'ArrowDown':
    case 'ArrowUp':
      return moveInPanel({ entry, focused, step: event.key === 'ArrowDown' ? 1 : -1 }, open)
    default:
      return false
  }
}

interface PanelMove {
  entry: HTMLElement
  focused: HTMLElement
  step: 1 | -1
}

function moveInPanel({ entry, focused, step }: PanelMove, open: OpenPanel): boolean {
  const top = entry.querySelector<HTMLElement>('[data-menu-top]')
  const links = () => [...entry.querySelectorAll<HTMLElement>('[data-panel-link]')]
  if (focused === top) {
    if (step === -1 || !top.hasAttribute('aria-expanded')) return true
    open(entry.dataset['menuEntry'] ?? null)
    focusFirst(links)
    return true
  }
  const all = links()
  const next = all.indexOf(focused) + step
  const target = next < 0 ? top : all[Math.min(next, all.length - 1)]
  target?.focus()
  return true
}

/** Frames that the panel's code may take. */
const MOST_FRAMES = 120

/** Once the panel is there. */
function focusFirst(links: () => HTMLElement[], frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const [first] = links()
    if (first) first.focus()
    else if (frames > 0) focusFirst(links, frames - 1)
  })
}
