// Where an order is picked up, as its mails say it: name, address, opening hours, instructions.
import { pickupHours } from './pickup-hours.ts'
import { placeLine } from '../mail/place-line.ts'
import type { MailShop } from '../mail/compose-mail.ts'
import type { Passage } from '../mail/mail-blocks.ts'
import type { OrderWriting } from './order-mail-parts.ts'

/** Undefined for a delivery, and where the shop no longer has the place. */
export function pickupPassage(writing: OrderWriting, { showrooms }: MailShop['store']): Passage | undefined {
  const { doc, language, texts, view } = writing
  const showroom = showrooms.find(({ code }) => code === doc.pickupCode)
  if (!showroom?.pickup) return undefined
  return {
    heading: texts.pickUpAt,
    lines: [
      showroom.name[language],
      showroom.street,
      placeLine(showroom.city, showroom.provinceCode, showroom.postalCode),
      `${texts.phone} ${showroom.phone}`,
      '',
      ...pickupHours(showroom.openingHours, { language, locale: view.locale.replace('_', '-') }),
      '',
      showroom.pickup[language],
    ],
  }
}
