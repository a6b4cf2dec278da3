// Event replay: edits of fields and the last press of a button before hydration are replayed after it. Until then neither
// React nor vike receives their events; the browser itself follows links and submits forms with an action.

import { notePressesReplayed } from '../../platform/presses-replayed.ts'

/** Fields with their text or checked state, because hydration resets them to the page's state. */
const edited = new Map<HTMLInputElement, string | boolean>()
let pressed: HTMLButtonElement | undefined
let isReplaying = false
const recording = new AbortController()

/** React hydrates in short tasks; one of these events makes it do the rest in one long task. */
const HELD = 'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change click'

function note(field: HTMLInputElement): void {
  // The last edit is replayed last.
  edited.delete(field)
  edited.set(field, /radio|checkbox/.test(field.type) ? field.checked : field.value)
}

function hold(event: Event): void {
  const target = event.target as Element
  const button = event.type === 'click' ? target.closest('button') : null
  if (button && !(button.type === 'submit' && button.form?.hasAttribute('action'))) {
    // React may listen already, and must not handle the press twice.
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed = button
    document.documentElement.toggleAttribute('data-waiting', true)
  } else if (!isReplaying) {
    event.stopPropagation()
    if (event.type === 'input') note(target as HTMLInputElement)
  }
}

/** Called before the page's code is fetched. */
export function recordEvents(): void {
  const { activeElement: focused } = document
  if (focused instanceof HTMLInputElement && focused.value !== focused.defaultValue) note(focused)
  for (const type of HELD.split(' '))
    window.addEventListener(type, hold, { signal: recording.signal, capture: true })
}

/** Called when the first page is shown: from now on it handles its events itself. */
export function stopRecording(): void {
  recording.abort()
  document.documentElement.toggleAttribute('data-waiting', false)
  notePressesReplayed()
}

/** React compares with what its own setter of the element was last given, so the text goes past that setter. */
function setText(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = `${text}-before`
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  if (field === document.activeElement && selectionStart != null)
    field.setSelectionRange(selectionStart, selectionEnd)
}

function replay(field: HTMLInputElement, state: string | boolean): void {
  if (typeof state === 'boolean') {
    field.checked = !state
    return field.click()
  }
  setText(field, state)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Called when the page is hydrated. @param flushSync React's, which the page's entry must not import */
export async function replayEvents(flushSync: (act: () => void) => void): Promise<void> {
  isReplaying = true
  for (const [field, state] of edited) {
    flushSync(() => replay(field, state))
    // Some fields are read on blur.
    if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  // React first renders what differs in the browser. A press in the meantime replaces the recorded one.
  await new Promise((resolve) => setTimeout(resolve))
  stopRecording()
  pressed?.click()
}
