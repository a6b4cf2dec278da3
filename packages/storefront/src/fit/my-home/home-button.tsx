// The button that opens "My home".
import { Button, type ButtonLook } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { House } from 'lucide'
import { uiFlags } from '../../platform/ui-flags.ts'

interface HomeButtonProps extends ButtonLook {
  children: string
  /** What screen readers hear instead. */
  label?: string | undefined
}

export function HomeButton({ children, label, variant = 'secondary', size = 'sm' }: HomeButtonProps) {
  const open = useSetAtom(uiFlags.myHome)
  return (
    <Button
      {...{ variant, size }}
      aria-label={label}
      iconStart={<Icon of={House} size="sm" />}
      onClick={() => open(true)}
    >
      {children}
    </Button>
  )
}
