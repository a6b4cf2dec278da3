// The store's own address from its configuration: on the contact page, and where the back end has no showrooms.
import { TextLink } from '@loftwood/ui/text-link'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { placeLine } from '../platform/place-line.ts'
import { useStoreConfig } from './shell.ts'
import { directionsUrl, phoneUrl } from './ways-to-reach.ts'

/** Says what the configuration has and leaves the rest out. */
export function StoreAddress() {
  const t = useT()
  const config = useStoreConfig()
  const town = placeLine(config?.store_city, config?.store_region, config?.store_postcode)
  const { latitude, longitude } = config ?? {}
  return (
    <address className="flex flex-col items-start gap-1 not-italic">
      <strong>{nameOf(config)}</strong>
      {config?.store_street && <span>{config.store_street}</span>}
      {town && <span>{town}</span>}
      {config?.contact_phone && (
        <TextLink href={phoneUrl(config.contact_phone)}>{config.contact_phone}</TextLink>
      )}
      {config?.contact_email && (
        <TextLink href={`mailto:${config.contact_email}`}>{config.contact_email}</TextLink>
      )}
      {latitude != null && longitude != null && (
        <TextLink href={directionsUrl({ latitude, longitude })} rel="external noopener">
          {t('stores.directions')}
        </TextLink>
      )}
    </address>
  )
}
