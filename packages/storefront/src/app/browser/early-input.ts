// What a shopper does before the page is hydrated is replayed afterwards: edited fields, then the last button pressed.
// Links, and forms with an address, work without code.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Tracked = Field & { checked?: boolean; _valueTracker?: { setValue: (value: string) => void } }

const edited = new Set<Field>()
let pressed: HTMLButtonElement | undefined
const watching = new AbortController()

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
  // React may listen already, and must not hear of it twice.
  event.stopImmediatePropagation()
  event.preventDefault()
  pressed = button
  document.documentElement.toggleAttribute('data-waiting', true)
}

/** Called before the page's code is fetched. */
export function watchEarlyInput(): void {
  const options = { signal: watching.signal, capture: true }
  const { activeElement: focused } = document
  if (isField(focused) && focused.value !== '') edited.add(focused)
  window.addEventListener('input', ({ target }) => isField(target) && edited.add(target), options)
  window.addEventListener('click', onClick, options)
}

/** Runs an act and renders what follows from it: React's, which the page's entry must not import. */
type FlushSync = (act: () => void) => void

/** Makes React take a field's present state for a change: it compares with the value that it tracks. */
function replay(field: Field, flushSync: FlushSync): void {
  const { checked = false, _valueTracker: tracker } = field as Tracked
  const isTicked = field.type === 'radio' || field.type === 'checkbox'
  if (field.type === 'radio' && !checked) return
  tracker?.setValue(isTicked ? String(!checked) : `${field.value}-before`)
  const left = document.activeElement === field ? [] : ['focusout']
  for (const type of isTicked ? ['click'] : ['input', 'change', ...left])
    flushSync(() => field.dispatchEvent(new Event(type, { bubbles: true })))
}

/** Called when the page is hydrated. */
export async function replayEarlyInput(flushSync: FlushSync): Promise<void> {
  watching.abort()
  for (const field of edited) replay(field, flushSync)
  // What differs in the browser is rendered before the press.
  await new Promise((resolve) => setTimeout(resolve))
  document.documentElement.toggleAttribute('data-waiting', false)
  pressed?.click()
}
