create table customer (
  id integer primary key autoincrement,
  email text not null unique,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  middlename text,
  prefix text,
  suffix text,
  date_of_birth text,
  gender integer,
  taxvat text,
  default_billing_id integer,
  default_shipping_id integer,
  email_confirmed_at text,
  awaits_confirmation integer not null default 0,
  created_at text not null,
  updated_at text not null
);

create table customer_address (
  id integer primary key autoincrement,
  customer_id integer not null references customer (id) on delete cascade,
  doc text not null
);
create index customer_address_by_customer on customer_address (customer_id);

create table customer_token (
  hash text primary key,
  customer_id integer not null references customer (id) on delete cascade,
  expires_at text not null
) without rowid;
create index customer_token_by_customer on customer_token (customer_id);

create table remember_me (
  hash text primary key,
  family text not null,
  customer_id integer not null references customer (id) on delete cascade,
  used_at text,
  expires_at text not null
) without rowid;
create index remember_me_by_family on remember_me (family);
create index remember_me_by_customer on remember_me (customer_id);
create index remember_me_by_end on remember_me (expires_at);

-- Who a customer is at other providers.
create table social_identity (
  provider text not null,
  subject text not null,
  customer_id integer not null references customer (id) on delete cascade,
  created_at text not null,
  primary key (provider, subject)
) without rowid;
create index social_identity_by_customer on social_identity (customer_id);

-- Tries to sign in are counted by account and address, not for everybody at once.
create table sign_in_count (
  account text not null,
  address text not null,
  tries integer not null,
  is_owner_told integer not null default 0,
  ends_at text not null,
  primary key (account, address)
) without rowid;
create index sign_in_count_by_end on sign_in_count (ends_at);

create table one_time_key (
  hash text primary key,
  purpose text not null,
  subject text not null,
  expires_at text not null
) without rowid;
create index one_time_key_by_subject on one_time_key (purpose, subject);
create index one_time_key_by_end on one_time_key (expires_at);

-- Canada's anti-spam law asks for a record of each consent: when and where it was given.
create table newsletter_subscriber (
  id integer primary key autoincrement,
  email text not null unique,
  status text not null check (status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED')),
  language text not null,
  consent_source text check (consent_source in ('form', 'registration', 'account')),
  consented_at text,
  changed_at text not null
);

-- Who waits for a product that is sold out. The row goes with its mail.
create table stock_alert (
  id integer primary key autoincrement,
  email text not null,
  mailbox text not null,
  sku text not null,
  store_code text not null,
  visitor text,
  created_at text not null,
  unique (email, sku)
);
create index stock_alert_by_sku on stock_alert (sku);
create index stock_alert_by_mailbox on stock_alert (mailbox);
create index stock_alert_by_visitor on stock_alert (visitor, created_at);

-- A wishlist is a customer's or a guest's; a wish is a SKU and its options.
create table wishlist (
  id integer primary key autoincrement,
  customer_id integer unique references customer (id) on delete cascade,
  guest_id text unique,
  sharing_code text not null unique,
  updated_at text not null,
  check ((customer_id is null) <> (guest_id is null))
);
create index wishlist_of_guests on wishlist (updated_at) where guest_id is not null;

create table wishlist_item (
  id integer primary key autoincrement,
  wishlist_id integer not null references wishlist (id) on delete cascade,
  sku text not null,
  options text not null,
  quantity real not null check (quantity > 0),
  description text,
  added_at text not null,
  unique (wishlist_id, sku, options)
);
