// Who sells: the company that holds the shop's account, else the shop by its name.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'

type Seller = Pick<ShopRules['store'], 'name' | 'bankAccount'>

export const legalName = ({ name, bankAccount }: Seller, language: 'en' | 'fr'): string =>
  bankAccount?.holder[language] ?? name
