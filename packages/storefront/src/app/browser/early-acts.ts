// What a shopper does to a page before it is alive is done again once it is: fields say what was put into them, then the
// buttons that were pressed are pressed, each once. Links, and forms that lead somewhere, work by themselves.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Radio buttons of a name are one choice. */
const choiceOf = (field: Field) => (field.type === 'radio' ? field.name : field)

interface Told {
  field: Field
  state: string | boolean
}

/** React takes no notice of what it finds in a field: it hears of the change from something else to this. */
function tick({ field, state }: Told): void {
  Object.assign(field, { checked: !state })
  field.click()
}

/** Also that the field was left, which is when numbers are taken; the caret stays where it is. */
function write({ field, state }: Told): void {
  const hasCaret = document.activeElement === field && 'selectionStart' in field
  const { selectionStart: start, selectionEnd: end } = hasCaret
    ? field
    : { selectionStart: null, selectionEnd: null }
  field.value = field instanceof HTMLSelectElement ? '' : field.defaultValue
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', state, field)
  if (hasCaret && start !== null) field.setSelectionRange(start, end)
  const events = ['input', 'change', ...(document.activeElement === field ? [] : ['focusout'])]
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A form that only script sends: without an address it would reload the page, and what was written would be gone. */
const needsScript = (form: HTMLFormElement) => form.method === 'post' && !form.hasAttribute('action')

const buttonAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('button') : null)

/** Marks the document while a pressed button waits; styles.css shows it. */
const showWaiting = (isWaiting: boolean) =>
  document.documentElement.toggleAttribute('data-waiting', isWaiting)

/** A turn of the browser: what the page makes of one act is there before the next. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** What was done to the page before it was alive. */
export interface EarlyActs {
  /** Forgets it, and watches no longer. */
  end: () => void
  /** From now on presses reach the page; those of before wait for `repeat`, unless they come again. */
  beAlive: () => void
  /** Does it again, and watches no longer. */
  repeat: () => Promise<void>
}

/** Watches from now on. Presses go no further than here: React listens before it is done, and would hear them twice. */
export function watchEarlyActs(): EarlyActs {
  const fields = new Map<Field | string, Told>()
  const pressed = new Set<HTMLElement>()
  let held: HTMLElement | null = null
  let isAlive = false
  const listening = new AbortController()

  function note(field: Field): void {
    fields.delete(choiceOf(field))
    fields.set(choiceOf(field), { field, state: isTicked(field) ? field.checked : field.value })
  }

  function press(button: HTMLElement, event: Event): void {
    pressed.delete(button)
    if (isAlive) return
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed.add(button)
    showWaiting(true)
  }

  const watch = <Name extends 'input' | 'pointerdown' | 'click' | 'submit'>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { signal: listening.signal, capture: true })

  // What was written before this runs is seen at the field in use; others a browser may have filled in by itself.
  const { activeElement: begun } = document
  if (begun instanceof HTMLInputElement && begun.value !== begun.defaultValue) note(begun)
  watch('input', ({ target }) => isField(target) && note(target))
  watch('pointerdown', ({ target }) => (held = buttonAt(target)))
  watch('click', (event) => {
    held = null
    const button = buttonAt(event.target)
    if (button && !(button.form && button.type === 'submit')) press(button, event)
  })
  watch('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement && needsScript(target) && submitter)) return
    press(submitter, event)
  })

  function end(): void {
    listening.abort()
    showWaiting(false)
  }
  return {
    end,
    beAlive() {
      isAlive = true
    },
    async repeat() {
      const told = [...fields.values()]
      end()
      // All at once: letters that are being typed come behind.
      told.filter(({ field }) => !isTicked(field)).forEach(write)
      for (const choice of told.filter(({ field }) => isTicked(field))) {
        await turn()
        tick(choice)
      }
      for (const button of pressed) {
        await turn()
        // The click of a finger that is on it is still to come.
        if (button !== held) button.click()
      }
    },
  }
}
