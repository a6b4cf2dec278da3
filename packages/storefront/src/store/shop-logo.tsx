// The logo as the way home.
import { Logo } from '@loftwood/ui/logo'
import { clsx } from 'clsx'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { paths } from '../paths.ts'
import { useStoreConfig } from './shell.ts'

/** The name in two parts, from the store's configuration. */
export function ShopLogo({ inverse = false, className }: { inverse?: boolean; className?: string }) {
  const config = useStoreConfig()
  const t = useT()
  const href = useHref()
  const [first = 'Loft', second = 'wood'] = config?.logo_parts?.filter((part) => part !== null) ?? []
  return (
    <a
      href={href(paths.home)}
      aria-label={t('shell.home', { name: first + second })}
      className={clsx('inline-flex', className)}
    >
      <Logo first={first} second={second} inverse={inverse} />
    </a>
  )
}
