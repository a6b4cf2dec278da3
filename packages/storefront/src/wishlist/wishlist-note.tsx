// The note of a wishlist item, editable on the visitor's own list.
import { Button } from '@loftwood/ui/button'
import { TextArea } from '@loftwood/ui/text-area'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'

/** What the back end takes. */
const LONGEST = 1000

interface WishlistNoteProps {
  name: string
  note: string
  /** Absent on a shared list. */
  onSave?: (note: string) => Promise<void>
}

interface NoteFormProps extends Required<WishlistNoteProps> {
  onClose: () => void
}

function NoteForm({ name, note, onSave, onClose }: NoteFormProps) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { isBusy, run } = useSubmit()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('note')
    void run(async () => {
      try {
        await onSave(typeof text === 'string' ? text.trim() : '')
        onClose()
      } catch (error) {
        notify({ type: 'danger', title: t('wishlist.failed'), message: failureText(error, t) })
      }
    })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-2">
      <TextArea
        ref={(area) => area?.focus()}
        name="note"
        label={t('wishlist.noteOn', { name })}
        defaultValue={note}
        maxLength={LONGEST}
        rows={2}
      />
      <div className="flex flex-wrap gap-x-4">
        <Button type="submit" size="sm" loading={isBusy}>
          {t('account.save')}
        </Button>
        <Button variant="link" size="sm" onClick={onClose}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}

export function WishlistNote({ name, note, onSave }: WishlistNoteProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (isOpen && onSave) return <NoteForm {...{ name, note, onSave }} onClose={() => setOpen(false)} />
  const action = t(note === '' ? 'wishlist.noteAdd' : 'wishlist.noteChange')
  return (
    <div className="text-sm">
      {note !== '' && <p className="break-words whitespace-pre-line">{note}</p>}
      {onSave && (
        <Button
          variant="link"
          size="sm"
          onClick={() => setOpen(true)}
          aria-label={t('common.labelled', { label: action, text: name })}
        >
          {action}
        </Button>
      )}
    </div>
  )
}
