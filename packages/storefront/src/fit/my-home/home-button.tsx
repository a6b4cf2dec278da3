// The button that opens "My home".
import { Button, type ButtonLook } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { House } from 'lucide'
import { uiFlags } from '../../platform/ui-flags.ts'

interface HomeButtonProps extends ButtonLook {
  children: string
}

export function HomeButton({ children, variant = 'secondary', size = 'sm' }: HomeButtonProps) {
  const open = useSetAtom(uiFlags.myHome)
  return (
    <Button {...{ variant, size }} iconStart={<Icon of={House} size="sm" />} onClick={() => open(true)}>
      {children}
    </Button>
  )
}
