// What accounts, newsletters and wishlists added to the tables.

/** Guests have wishlists too, and a wish stores what was chosen: a SKU and its options. */
export const wishes = `
create table wishlist_next (
  id integer primary key autoincrement, customer_id integer unique references customer (id) on delete cascade,
  guest_id text unique, sharing_code text not null unique, updated_at text not null,
  check ((customer_id is null) <> (guest_id is null))
);
insert into wishlist_next (id, customer_id, sharing_code, updated_at)
  select id, customer_id, sharing_code, updated_at from wishlist;
create table wishlist_item_next (
  id integer primary key autoincrement,
  wishlist_id integer not null references wishlist_next (id) on delete cascade,
  sku text not null, options text not null, quantity real not null check (quantity > 0),
  description text, added_at text not null, unique (wishlist_id, sku, options)
);
insert or ignore into wishlist_item_next (id, wishlist_id, sku, options, quantity, description, added_at)
  select item.id, wishlist_id, sku, '{"selected":[],"entered":[]}', quantity, description, added_at
  from wishlist_item as item join product on product.id = coalesce(variant_id, product_id);
drop table wishlist_item;
drop table wishlist;
alter table wishlist_next rename to wishlist;
alter table wishlist_item_next rename to wishlist_item;
create index wishlist_of_guests on wishlist (updated_at) where guest_id is not null;
`

export const accountKeys = `
alter table customer add column email_confirmed_at text;
alter table customer add column awaits_confirmation integer not null default 0;
create table one_time_key (
  hash text primary key, purpose text not null, subject text not null, expires_at text not null
) without rowid;
create index one_time_key_by_subject on one_time_key (purpose, subject);
create index one_time_key_by_end on one_time_key (expires_at);
create table remember_me (
  hash text primary key, family text not null,
  customer_id integer not null references customer (id) on delete cascade,
  used_at text, expires_at text not null
) without rowid;
create index remember_me_by_family on remember_me (family);
create index remember_me_by_customer on remember_me (customer_id);
create index remember_me_by_end on remember_me (expires_at);
alter table mail_message add column sender text;
alter table mail_message add column reply_to text;
alter table mail_message add column unsubscribe_url text;
create index mail_message_by_kind on mail_message (kind, created_at);
`

/** Addresses that get the newsletter, of customers and others. */
export const newsletter = `
create table newsletter_subscriber (
  id integer primary key autoincrement, email text not null unique,
  status text not null check (status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED')),
  language text not null, changed_at text not null
);
insert into newsletter_subscriber (email, status, language, changed_at)
  select email, 'SUBSCRIBED', 'en', updated_at from customer where is_subscribed = 1;
alter table customer drop column is_subscribed;
`

/** Canada's anti-spam law asks for a record of each consent: when and where it was given. */
export const newsletterConsent = `
alter table newsletter_subscriber add column consent_source text
  check (consent_source in ('form', 'registration', 'account'));
alter table newsletter_subscriber add column consented_at text;
`

/** Who a customer is at other providers. */
export const socialIdentities = `
create table social_identity (
  provider text not null, subject text not null,
  customer_id integer not null references customer (id) on delete cascade, created_at text not null,
  primary key (provider, subject)
) without rowid;
create index social_identity_by_customer on social_identity (customer_id);
`

/** Tries to sign in are counted by account and address, not for everybody at once. */
export const signInCounts = `
create table sign_in_count (
  account text not null, address text not null, tries integer not null,
  is_owner_told integer not null default 0, ends_at text not null,
  primary key (account, address)
) without rowid;
create index sign_in_count_by_end on sign_in_count (ends_at);
alter table customer drop column failed_logins;
alter table customer drop column locked_until;
`

/** What retention looks for; and mails that were delivered give up the links in them. */
export const retention = `
create index cart_of_guests on cart (updated_at) where customer_id is null;
alter table sales_order add column is_to_anonymize integer not null default 0;
create index sales_order_to_anonymize on sales_order (status) where is_to_anonymize = 1;
update mail_message set html = '', text = '', unsubscribe_url = null where status = 'sent';
`
