// Where an order is picked up: address, opening hours and what to bring.
import type { PickupPlaceFragment } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { placeLine } from '../platform/place-line.ts'
import { provinceOf } from '@loftwood/fit/postal-code'
import { OpenNow, WeekTable } from '../store/locator/store-hours.tsx'
import { phoneUrl } from '../store/ways-to-reach.ts'

interface PickupPlaceCardProps {
  place: PickupPlaceFragment
  /** Buttons below it. */
  actions?: ReactNode
}

/** As high as its row of cards, like the cards of addresses beside it. */
export function PickupPlaceCard({ place, actions }: PickupPlaceCardProps) {
  const t = useT()
  const { name, street, city, region, postcode, phone, description, opening_hours: week, timezone } = place
  const province = (postcode && provinceOf(postcode)) || region
  return (
    <div className="flex h-full min-w-0 flex-col gap-3 rounded-md border border-line bg-white p-5">
      <h3 className="font-sans text-base tracking-normal">{t('checkout.pickUpAt')}</h3>
      <address className="text-ink-muted not-italic">
        <span className="block font-semibold text-ink">{name}</span>
        {street && <span className="block">{street}</span>}
        <span className="block">{placeLine(city, province, postcode)}</span>
        {phone && (
          <TextLink href={phoneUrl(phone)} className="inline-block">
            {phone}
          </TextLink>
        )}
      </address>
      {week && week.length > 0 && timezone && (
        <div>
          <OpenNow week={week} timeZone={timezone} />
          <WeekTable week={week} />
        </div>
      )}
      {description && <p className="text-sm text-ink-muted">{description}</p>}
      {actions !== undefined && (
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-sm">{actions}</div>
      )}
    </div>
  )
}
