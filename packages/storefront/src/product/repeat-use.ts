// What was done in HTML of the server, done again in the section's own.
import { flushSync } from 'react-dom'

const CONTROLS = 'a, button, input, select, textarea, summary'
const controlsOf = (section: Element | null) => [...(section?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]

const nameOf = (control: HTMLElement) =>
  [
    control.tagName,
    control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent,
    control.textContent,
  ].join(' ')

/** A control by its name, and which of those with that name it is: the section's own HTML may have more of them. */
interface Place {
  name: string
  nth: number
}

function placeOf(section: Element | null, control: Element | null): Place | undefined {
  const controls = controlsOf(section)
  const own = controls.find((each) => each === control)
  if (!own) return undefined
  const name = nameOf(own)
  return { name, nth: controls.filter((each) => nameOf(each) === name).indexOf(own) }
}

const controlAt = (section: Element | null, place: Place | undefined) =>
  place && controlsOf(section).filter((each) => nameOf(each) === place.name)[place.nth]

interface Use {
  focused: Place | undefined
  text: string | undefined
  pressed: Place | undefined
  /** Titles of what was unfolded. */
  unfolded: Place[]
}

const titlesOf = (section: Element | null) =>
  [...(section?.querySelectorAll('details[open] > summary') ?? [])].flatMap(
    (title) => placeOf(section, title) ?? [],
  )

function readUse(section: Element | null, pressed: Element | null): Use {
  const field = document.activeElement
  const text = field instanceof HTMLInputElement && field.type === 'text' ? field.value : undefined
  return {
    focused: placeOf(section, field),
    text,
    pressed: placeOf(section, pressed),
    unfolded: titlesOf(section),
  }
}

function repeatUse(section: Element | null, { focused, text, pressed, unfolded }: Use): void {
  for (const place of unfolded) {
    const fold = controlAt(section, place)?.parentElement
    if (fold instanceof HTMLDetailsElement) fold.open = true
  }
  const field = controlAt(section, focused)
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && text && text !== field.value) {
    // Past React's own setter, so that it sees a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  controlAt(section, pressed)?.click()
}

const FRAME_MS = 16
/** A press that lasts longer is no click, or was never let go in this page. */
const LONGEST_PRESS_MS = 1000
const nextFrame = () => new Promise((resolve) => setTimeout(resolve, FRAME_MS))

interface Current {
  readonly current: Element | null
}

/**
 * Replaces the server's HTML of a section by its own, in one task: no press falls in between.
 * @param box of the section, before and after
 * @param pressed what was pressed in it last
 * @param show sets the state that renders it
 */
export async function replaceSection(box: Current, pressed: Current, show: () => void): Promise<void> {
  // What the pointer holds down now is pressed when it is let go.
  for (let ms = 0; ms < LONGEST_PRESS_MS && box.current?.matches(':active'); ms += FRAME_MS) await nextFrame()
  const use = readUse(box.current, pressed.current)
  flushSync(show)
  repeatUse(box.current, use)
}
