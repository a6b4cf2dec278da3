// The logo as the way home.
import { Logo } from '@loftwood/ui/logo'
import { clsx } from 'clsx'
import { brand } from '../platform/brand/current-brand.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { mediaPath, pictureUrl } from '../platform/media/picture-sizes.ts'
import { paths } from '../paths.ts'
import { logoSize } from './logo-size.ts'
import { useStoreConfig } from './shell.ts'

interface ShopLogoProps {
  inverse?: boolean
  className?: string
}

/** The brand's logo, else the one of the store's configuration, else the name. */
export function ShopLogo({ inverse = false, className }: ShopLogoProps) {
  const t = useT()
  const href = useHref()
  const name = nameOf(useStoreConfig())
  return (
    <a
      href={href(paths.home)}
      aria-label={t('shell.home', { name })}
      className={clsx('inline-flex', className)}
    >
      <Mark name={name} inverse={inverse} />
    </a>
  )
}

/** Pictures are made for light ground: the dark footer has the name. */
function Mark({ name, inverse }: { name: string; inverse: boolean }) {
  const config = useStoreConfig()
  const { logo } = brand()
  if (logo === 'drawn') {
    const [first = name, second = ''] = config?.logo_parts?.filter((part) => part !== null) ?? []
    return <Logo first={first} second={second} inverse={inverse} />
  }
  if (!inverse && logo) return <Picture src={logo.src} size={logoSize(logo)} />
  if (!inverse && config?.header_logo_src) {
    const { header_logo_src: file, logo_width: width, logo_height: height } = config
    const src = pictureUrl(mediaPath(`/media/logo/${file}`), 480)
    return <Picture src={src} size={logoSize({ width, height })} />
  }
  return (
    <span
      className={clsx(
        'font-display text-lg leading-tight font-semibold lg:text-2xl',
        inverse ? 'text-on-secondary' : 'text-primary',
      )}
    >
      {name}
    </span>
  )
}

/** Without a size it gets a fixed box. */
function Picture({ src, size }: { src: string; size: ReturnType<typeof logoSize> }) {
  const box = size ? 'max-h-10' : 'h-10 w-40'
  return <img src={src} {...size} alt="" className={clsx('object-contain', box)} />
}
