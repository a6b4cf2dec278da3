// Title and close button shared by dialog and drawer.
import { X } from 'lucide'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface DialogHeadProps {
  id: string
  title: string
  titleHidden?: boolean
  closeLabel: string
  onClose: () => void
}

/** The heading that names the dialog, and the way out. */
export function DialogHead({ id, title, titleHidden = false, closeLabel, onClose }: DialogHeadProps) {
  return (
    <header className="flex items-center justify-between gap-4 py-3 ps-5 pe-3 sm:ps-6">
      <h2 id={id} className={titleHidden ? 'sr-only' : 'min-w-0 text-xl'}>
        {title}
      </h2>
      <IconButton className="ms-auto" label={closeLabel} icon={<Icon of={X} size="lg" />} onClick={onClose} />
    </header>
  )
}
