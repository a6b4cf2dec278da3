// Prints the page.
import { Button } from '@loftwood/ui/button'
import { useT } from '../platform/i18n/use-t.ts'

export function PrintButton() {
  const t = useT()
  return (
    <Button variant="secondary" size="sm" onClick={() => window.print()}>
      {t('account.print')}
    </Button>
  )
}
