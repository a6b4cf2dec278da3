// What a shopper does to a page before its code is there is done again once it is: fields say what was put into them, and
// the button that was pressed last is pressed. Links, and forms that lead somewhere, work by themselves.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

const stateOf = (field: Field) => (isTicked(field) ? field.checked : field.value)

/** Not as the server has rendered it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** React takes no notice of a value that it finds in a field: it hears of the change from another one to this. */
function tell(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    Object.assign(field, { checked: !value })
    field.click()
    return
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = field instanceof HTMLSelectElement ? '' : field.defaultValue
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A form that only script sends: without an address it would reload the page, and what was written would be gone. */
const needsScript = (form: HTMLFormElement) => form.method === 'post' && !form.hasAttribute('action')

/** Marks the document while a pressed button waits; styles.css shows it. */
const showWaiting = (isWaiting: boolean) =>
  document.documentElement.toggleAttribute('data-waiting', isWaiting)

/** A turn of the browser: what the page makes of one act is there before the next. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** What was done to the page before React listens. */
export interface EarlyActs {
  /** Watches no longer: what is done from now on, React hears itself. */
  end: () => void
  /** Does again what was seen, in a page that is alive. */
  repeat: () => Promise<void>
}

/** Watches from now on. */
export function watchEarlyActs(): EarlyActs {
  const fields = new Map<Field, string | boolean>()
  let pressed: HTMLElement | undefined
  const wait = (button: HTMLElement) => {
    pressed = button
    showWaiting(true)
  }
  const listening = new AbortController()
  const onInput = ({ target }: Event) => {
    if (isField(target)) fields.set(target, stateOf(target))
  }
  // What was done before this runs is seen at the field in use; others a browser may have filled in by itself.
  const { activeElement: begun } = document
  if (isField(begun) && isChanged(begun)) fields.set(begun, stateOf(begun))
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (button && !(button.form && button.type === 'submit')) wait(button)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement && needsScript(target) && submitter)) return
    event.preventDefault()
    wait(submitter)
  }
  const options = { signal: listening.signal, capture: true }
  window.addEventListener('input', onInput, options)
  window.addEventListener('click', onClick, options)
  window.addEventListener('submit', onSubmit, options)
  return {
    end() {
      listening.abort()
      showWaiting(false)
    },
    async repeat() {
      for (const [field, value] of fields) {
        tell(field, value)
        await turn()
      }
      pressed?.click()
    },
  }
}
