// Which delivery methods are a pick-up.

/** Our carrier and Magento's in-store delivery have it in their codes. */
export const isPickup = ({ carrier_code }: { carrier_code: string }): boolean =>
  /pickup|instore/.test(carrier_code)
