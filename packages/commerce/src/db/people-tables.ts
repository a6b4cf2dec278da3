// The tables of customers, their keys and their wishlists, as `tables.ts` describes them.
import type { Generated } from 'kysely'

interface CustomerTable {
  id: Generated<number>
  /** Lower case. */
  email: string
  password_hash: string
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  date_of_birth: string | null
  gender: number | null
  taxvat: string | null
  default_billing_id: number | null
  default_shipping_id: number | null
  /** When the customer proved that the e-mail is theirs, if ever. */
  email_confirmed_at: string | null
  /** 1 until the e-mail is confirmed, where the shop required it at registration. */
  awaits_confirmation: Generated<number>
  created_at: string
  updated_at: string
}

/** Tries to sign in, right ones taken off again. */
interface SignInCountTable {
  /** SHA-256 of the e-mail, which may belong to no account. */
  account: string
  /** Where the tries came from; empty for everywhere. */
  address: string
  tries: number
  /** 1 in the row of everywhere when the owner got a mail. */
  is_owner_told: Generated<number>
  ends_at: string
}

interface CustomerAddressTable {
  id: Generated<number>
  customer_id: number
  doc: string
}

interface CustomerTokenTable {
  /** SHA-256 of the token: who reads the database cannot sign in. */
  hash: string
  customer_id: number
  expires_at: string
}

interface NewsletterSubscriberTable {
  id: Generated<number>
  /** Lower case; perhaps that of a customer. */
  email: string
  /** NOT_ACTIVE: of an account that is not confirmed yet. */
  status: 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'
  language: 'en' | 'fr'
  changed_at: string
  /** Where the subscription was requested; null for those of before it was recorded. */
  consent_source: 'form' | 'registration' | 'account' | null
  /** When the owner agreed: at once, or by the link of the confirmation mail. */
  consented_at: string | null
}

interface StockAlertTable {
  id: Generated<number>
  /** Lower case. */
  email: string
  /** `mail/mailbox.ts`; limits count by it. */
  mailbox: string
  /** Of a product, or of one variant. */
  sku: string
  /** The store view whose language the mail is in. */
  store_code: string
  /** Who requested it, without the network address; null after a day. */
  visitor: string | null
  created_at: string
}

interface OneTimeKeyTable {
  /** SHA-256 of the key. */
  hash: string
  purpose: string
  /** What the key is for, e.g. the id of a customer. */
  subject: string
  expires_at: string
}

interface SocialIdentityTable {
  provider: string
  /** Who the customer is there: it never changes, unlike the e-mail. */
  subject: string
  customer_id: number
  created_at: string
}

interface RememberMeTable {
  /** SHA-256 of the token. */
  hash: string
  /** The tokens that followed one another since one sign-in. */
  family: string
  customer_id: number
  /** A used token is stored until its expiry, so that a second use is detected. */
  used_at: string | null
  expires_at: string
}

interface WishlistTable {
  id: Generated<number>
  customer_id: number | null
  /** The secret id of a guest. A wishlist is a customer's or a guest's. */
  guest_id: string | null
  sharing_code: string
  updated_at: string
}

interface WishlistItemTable {
  id: Generated<number>
  wishlist_id: number
  /** The variant's when its options were chosen, else the product's. */
  sku: string
  /** JSON of `WishOptions`. */
  options: string
  quantity: number
  description: string | null
  added_at: string
}

export interface PeopleTables {
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_token: CustomerTokenTable
  newsletter_subscriber: NewsletterSubscriberTable
  one_time_key: OneTimeKeyTable
  remember_me: RememberMeTable
  sign_in_count: SignInCountTable
  social_identity: SocialIdentityTable
  stock_alert: StockAlertTable
}
