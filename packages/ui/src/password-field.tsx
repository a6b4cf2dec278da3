// A password input with a button that shows and hides what is typed.
import { useState } from 'react'
import { Eye, EyeOff } from 'lucide'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  showLabel: string
  hideLabel: string
}

/** Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={isShown ? hideLabel : showLabel}
      icon={<Icon of={isShown ? EyeOff : Eye} />}
      onClick={() => setShown(!isShown)}
      disabled={field.disabled}
    />
  )
  return <TextField spellCheck={false} {...field} type={isShown ? 'text' : 'password'} trailing={toggle} />
}
