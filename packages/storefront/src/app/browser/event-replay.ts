// Event replay: edits of fields and the last press of a button before hydration are replayed after it. Until then neither
// React nor vike receives their events; the browser itself follows links and submits forms with an action.

type Field = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  checked?: boolean
  /** React's record of the last value, by which it detects a change. */
  _valueTracker?: { setValue: (value: string) => void }
}

/** Fields with their text or checked state, because hydration resets them to the page's state. */
const edited = new Map<Field, string | boolean>()
let pressed: HTMLButtonElement | undefined
const edits = new AbortController()
const presses = new AbortController()

/** React hydrates in short tasks; one of these events makes it do the rest in one long task. */
const HURRYING =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change click'

function note(target: unknown): void {
  const isInput = target instanceof HTMLInputElement
  if (!isInput && !(target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return
  // The last edit is replayed last.
  edited.delete(target)
  edited.set(target, isInput && /radio|checkbox/.test(target.type) ? target.checked : target.value)
}

function onClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest('button')
  if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
  // React may listen already, and must not handle the event twice.
  event.stopImmediatePropagation()
  event.preventDefault()
  pressed = button
  document.documentElement.toggleAttribute('data-waiting', true)
}

/** Called before the page's code is fetched. */
export function recordEvents(): void {
  const { activeElement: focused } = document
  if (focused instanceof HTMLInputElement && focused.value !== focused.defaultValue) note(focused)
  const hold = (event: Event) => {
    event.stopPropagation()
    if (event.type === 'input') note(event.target)
  }
  for (const type of HURRYING.split(' '))
    window.addEventListener(type, hold, { signal: edits.signal, capture: true })
  window.addEventListener('click', onClick, { signal: presses.signal, capture: true })
}

/** Called when the first page is shown: from now on it handles its events itself. */
export function stopRecording(): void {
  edits.abort()
  presses.abort()
  document.documentElement.toggleAttribute('data-waiting', false)
}

function replay(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    field.checked = !state
    return field.click()
  }
  field.value = state
  field._valueTracker?.setValue(`${state}-before`)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Called when the page is hydrated. @param flushSync React's, which the page's entry must not import */
export async function replayEvents(flushSync: (act: () => void) => void): Promise<void> {
  edits.abort()
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
