// Every change of the database's shape and of the JSON stored in it, oldest first. A migration that was released is
// never edited.
import type { DatabaseSync } from 'node:sqlite'
import { buyNow } from './buy-now-migration.ts'
import { onlinePayments } from './online-payment-migration.ts'
import { storeCredit } from './store-credit-migration.ts'
import { lastChanges } from './change-migrations.ts'
import { upgradeOrderDocuments } from './order-document-migration.ts'
import { cartNotes, giftCards, orderLife, ruleUses } from './sales-migrations.ts'
import { purgeTags, purgeTexts } from './purge-migrations.ts'
import {
  accountKeys,
  newsletter,
  newsletterConsent,
  retention,
  signInCounts,
  socialIdentities,
  wishes,
} from './people-migrations.ts'

interface Migration {
  name: string
  sql?: string
  /** Runs after the SQL, in the same transaction. */
  run?: (connection: DatabaseSync) => void
}

const catalog = `
create table meta (key text primary key, value text not null) without rowid;
create table identity (
  kind text not null, key text not null, id integer not null,
  primary key (kind, key), unique (kind, id)
) without rowid;

create table category (
  id integer primary key, parent_id integer, path text not null, level integer not null,
  position integer not null, url_key text not null, url_path text not null unique, doc text not null
);
create table product (
  id integer primary key, sku text not null unique, type text not null, parent_id integer,
  is_visible integer not null, url_key text not null, position integer not null,
  name_en text not null, name_fr text not null,
  min_price integer not null, max_price integer not null, doc text not null
);
create index product_by_parent on product (parent_id) where parent_id is not null;
create index product_by_url_key on product (url_key);
create table product_text (
  product_id integer not null, language text not null, doc text not null,
  primary key (product_id, language)
) without rowid;
create table product_category (
  category_id integer not null, product_id integer not null,
  position integer not null, is_direct integer not null,
  primary key (category_id, product_id)
) without rowid;
create index product_category_by_product on product_category (product_id);
create table product_facet (
  attribute text not null, value text not null, measure real not null, product_id integer not null,
  primary key (attribute, value, measure, product_id)
) without rowid;
create index product_facet_by_product on product_facet (product_id);
create table url_rewrite (
  path text primary key, entity text not null, entity_id text not null,
  target text, redirect_code integer not null
) without rowid;
create table content (
  kind text not null, identifier text not null, language text not null, doc text not null,
  primary key (kind, identifier, language)
) without rowid;

create virtual table product_search_en using fts5 (
  name, sku, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
create virtual table product_search_fr using fts5 (
  name, sku, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
`

/** The main category gets a column of its own: "bunk" means bunk beds before bunk quilts. */
const searchTerms = `
drop table product_search_en;
drop table product_search_fr;
create virtual table product_search_en using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
create virtual table product_search_fr using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
create virtual table search_terms_en using fts5vocab (product_search_en, row);
create virtual table search_terms_fr using fts5vocab (product_search_fr, row);
`

const sales = `
create table stock_item (
  sku text primary key, quantity real not null check (quantity >= 0), catalogue_quantity real not null
) without rowid;
create table stock_movement (
  id integer primary key autoincrement, sku text not null, change real not null, reason text not null,
  order_id integer, created_at text not null
);
create table review (
  id integer primary key autoincrement, product_id integer not null, language text not null,
  nickname text not null, summary text not null, text text not null, ratings text not null,
  average integer not null, created_at text not null,
  is_approved integer not null, is_catalogue integer not null
);
create index review_by_product on review (product_id, created_at);

create table cart (
  id integer primary key autoincrement, masked_id text not null unique, is_active integer not null default 1,
  store_code text not null, email text, coupon_code text, shipping_address text, billing_address text,
  carrier_code text, method_code text, payment_code text, purchase_order_number text,
  created_at text not null, updated_at text not null
);
create table cart_item (
  id integer primary key autoincrement, cart_id integer not null references cart (id) on delete cascade,
  product_id integer not null, parent_id integer, quantity real not null check (quantity > 0),
  created_at text not null
);
create index cart_item_by_cart on cart_item (cart_id);
create table sales_order (
  id integer primary key autoincrement, number text not null unique,
  cart_id integer not null unique references cart (id),
  email text not null, lastname text not null, status text not null, created_at text not null,
  doc text not null
);
create table coupon_use (
  code text not null, email text not null, order_id integer not null references sales_order (id),
  primary key (code, email, order_id)
) without rowid;
`

const mail = `
create table mail_message (
  id integer primary key autoincrement, kind text not null, recipient text not null, language text not null,
  subject text not null, html text not null, text text not null,
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0, next_attempt_at text not null, last_error text,
  created_at text not null, sent_at text
);
create index mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
`

const customers = `
create table customer (
  id integer primary key autoincrement, email text not null unique, password_hash text not null,
  firstname text not null, lastname text not null, middlename text, prefix text, suffix text,
  date_of_birth text, gender integer, taxvat text, is_subscribed integer not null,
  default_billing_id integer, default_shipping_id integer,
  failed_logins integer not null default 0, locked_until text,
  created_at text not null, updated_at text not null
);
create table customer_address (
  id integer primary key autoincrement, customer_id integer not null references customer (id) on delete cascade,
  doc text not null
);
create index customer_address_by_customer on customer_address (customer_id);
create table customer_token (
  hash text primary key, customer_id integer not null references customer (id) on delete cascade,
  expires_at text not null
) without rowid;
create index customer_token_by_customer on customer_token (customer_id);
alter table cart add column customer_id integer references customer (id);
create index cart_by_customer on cart (customer_id) where customer_id is not null;
alter table sales_order add column customer_id integer references customer (id);
create index sales_order_by_customer on sales_order (customer_id) where customer_id is not null;
`

const reviewAuthors = `
alter table review add column customer_id integer references customer (id);
create index review_by_customer on review (customer_id) where customer_id is not null;
`

const wishlists = `
create table wishlist (
  id integer primary key autoincrement, customer_id integer not null unique references customer (id) on delete cascade,
  sharing_code text not null unique, updated_at text not null
);
create table wishlist_item (
  id integer primary key autoincrement, wishlist_id integer not null references wishlist (id) on delete cascade,
  product_id integer not null, variant_id integer, quantity real not null check (quantity > 0),
  description text, added_at text not null
);
create index wishlist_item_by_wishlist on wishlist_item (wishlist_id);
`

/** Products are written one by one too: by imports. */
const imports = `
alter table product add column hash text not null default '';
create table attribute (code text primary key, position integer not null, doc text not null) without rowid;
create index url_rewrite_by_entity on url_rewrite (entity, entity_id);
`

/** What was chosen besides the variant: cart items of the same product and choice are one. */
const cartChoices = `
alter table cart_item add column choice text not null default '{}';
create unique index cart_item_same on cart_item (cart_id, product_id, choice);
`

/** The orders listings are read in, without the rows' large columns. */
const listingOrders = `
create index product_listed on product (position, id, min_price) where is_visible = 1;
create index product_listed_by_price on product (min_price, id) where is_visible = 1;
create index product_by_type on product (type);
`

/** SKUs are looked up case-insensitively. */
const skusInAnyCase = `
create index product_by_sku on product (sku collate nocase);
`

/** SQLite alters no check: a new column takes the old one's name. Without a mail server mails are held. */
const heldMails = `
alter table mail_message add column state text not null default 'queued'
  check (state in ('queued', 'sent', 'held', 'failed'));
update mail_message set state = iif(status = 'kept', 'held', status);
drop index mail_message_queued;
alter table mail_message drop column status;
alter table mail_message rename column state to status;
create index mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
`

/** Orders say where they are picked up. */
const pickUp = `
update sales_order set doc = json_set(doc, '$.version', 6, '$.pickupCode', null);
`

export const MIGRATIONS: readonly Migration[] = [
  { name: '001-catalogue', sql: catalog },
  { name: '002-sales', sql: sales },
  { name: '003-search-terms', sql: searchTerms },
  { name: '004-mail', sql: mail },
  { name: '005-customers', sql: customers },
  { name: '006-review-authors', sql: reviewAuthors },
  { name: '007-wishlists', sql: wishlists },
  { name: '008-imports', sql: imports },
  { name: '009-cart-choices', sql: cartChoices },
  { name: '010-account-keys', sql: accountKeys },
  { name: '011-listing-orders', sql: listingOrders },
  { name: '012-rule-uses', sql: ruleUses },
  { name: '013-gift-cards', sql: giftCards },
  { name: '014-order-life', sql: orderLife },
  { name: '015-wishes', sql: wishes },
  { name: '016-newsletter', sql: newsletter },
  { name: '017-skus-in-any-case', sql: skusInAnyCase },
  { name: '018-social-identities', sql: socialIdentities },
  { name: '019-purge-tags', sql: purgeTags },
  { name: '020-cart-notes', sql: cartNotes },
  { name: '021-purge-texts', sql: purgeTexts },
  { name: '022-last-changes', sql: lastChanges },
  { name: '023-order-documents', run: upgradeOrderDocuments },
  { name: '024-sign-in-counts', sql: signInCounts },
  { name: '025-retention', sql: retention },
  { name: '026-newsletter-consent', sql: newsletterConsent },
  { name: '027-store-credit', sql: storeCredit },
  { name: '028-held-mails', sql: heldMails },
  { name: '029-pick-up', sql: pickUp },
  { name: '030-online-payments', sql: onlinePayments },
  { name: '031-buy-now', sql: buyNow },
]
