create table sales_order (
  id integer primary key autoincrement,
  number text not null unique,
  cart_id integer not null unique references cart (id),
  customer_id integer references customer (id),
  email text not null,
  lastname text not null,
  status text not null,
  is_to_anonymize integer not null default 0,
  doc text not null,
  created_at text not null,
  changed_at text not null default ''
);
create index sales_order_by_customer on sales_order (customer_id) where customer_id is not null;
create index sales_order_to_anonymize on sales_order (status) where is_to_anonymize = 1;

-- The last number that was given. It goes on after a restored backup where the shop may have been, not where the backup was.
create table number_series (
  kind text primary key,
  last integer not null
) without rowid;
insert into number_series values ('order', 0), ('invoice', 0), ('shipment', 0), ('refund', 0);

-- Uses are counted by rule, with a coupon or without.
create table cart_rule_use (
  rule_id text not null,
  email text not null,
  order_id integer not null references sales_order (id) on delete cascade,
  primary key (rule_id, email, order_id)
) without rowid;

create table order_document (
  id integer primary key autoincrement,
  order_id integer not null references sales_order (id),
  kind text not null check (kind in ('invoice', 'shipment')),
  number text not null,
  doc text not null,
  created_at text not null,
  unique (kind, number)
);
create index order_document_by_order on order_document (order_id);

create table order_comment (
  id integer primary key autoincrement,
  order_id integer not null references sales_order (id),
  message text not null,
  created_at text not null
);
create index order_comment_by_order on order_comment (order_id);

create table order_cancel_request (
  order_id integer primary key references sales_order (id),
  hash text not null,
  reason text not null,
  expires_at text not null
);

-- An order that is not paid yet has one row: what it takes from stock, and for whom, by a keyed hash of the network address.
create table order_hold (
  order_id integer primary key references sales_order (id),
  visitor text,
  pieces integer not null,
  is_reminded integer not null default 0
);

create table purchased_link (
  id integer primary key autoincrement,
  token text not null unique,
  order_id integer not null references sales_order (id),
  customer_id integer references customer (id),
  item_index integer not null,
  title text not null,
  file text not null,
  downloads integer not null default 0,
  most_downloads integer,
  status text not null,
  created_at text not null
);
create index purchased_link_by_customer on purchased_link (customer_id);
create index purchased_link_by_order on purchased_link (order_id);

-- A balance is the sum of its entries: it is stored nowhere else. An order has one entry of each action, so that none is
-- granted, spent or returned twice.
create table store_credit_entry (
  id integer primary key autoincrement,
  customer_id integer not null references customer (id) on delete cascade,
  action text not null,
  change_cents integer not null check (change_cents <> 0),
  order_id integer references sales_order (id),
  comment text,
  created_at text not null
);
create unique index store_credit_once on store_credit_entry (order_id, action) where order_id is not null;
create index store_credit_by_customer on store_credit_entry (customer_id);
create trigger store_credit_covered before insert on store_credit_entry when new.change_cents < 0 begin
  select raise(abort, 'the balance does not cover it') where new.change_cents +
    (select coalesce(sum(change_cents), 0) from store_credit_entry where customer_id = new.customer_id) < 0;
end;

-- An order that is paid online has one row: `open` until the provider has the money, then `paid`, or `authorized` until it
-- is captured; `canceled` when it was not paid in time, `replaced` when the shopper pays in another way.
create table order_payment (
  order_id integer primary key references sales_order (id),
  intent_id text unique,
  state text not null check (state in ('open', 'authorized', 'paid', 'canceled', 'replaced')),
  amount_cents integer not null check (amount_cents > 0),
  expires_at text not null,
  checked_at text not null,
  read_at text,
  returned_at text,
  lost_at text,
  mismatch_at text,
  created_at text not null
);
create index order_payment_mismatch on order_payment (mismatch_at) where mismatch_at is not null;
-- Money for orders that this database does not have: it is a backup from before them.
create table unclaimed_payment (
  intent_id text primary key,
  order_number text not null,
  noted_at text not null
) without rowid;
create index order_payment_lost on order_payment (lost_at) where lost_at is not null;
create index order_payment_waiting on order_payment (checked_at) where state in ('open', 'authorized');

-- Written before the provider is called, so that no refund is sent twice; it has its number once it is done.
create table order_refund (
  id integer primary key autoincrement,
  order_id integer not null references sales_order (id),
  provider_id text unique,
  cents integer not null check (cents > 0),
  state text not null check (state in ('sent', 'done', 'failed')),
  number text unique,
  created_at text not null
);
create index order_refund_by_order on order_refund (order_id);
