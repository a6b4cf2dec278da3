// Changes of the tables of gift cards, uses of cart rules and the life of orders.

/** Uses are counted by rule, with a coupon or without. */
export const ruleUses = `
create table cart_rule_use (
  rule_id text not null, email text not null, order_id integer not null references sales_order (id) on delete cascade,
  primary key (rule_id, email, order_id)
) without rowid;
insert into cart_rule_use select lower(code), email, order_id from coupon_use;
drop table coupon_use;
`

export const giftCards = `
create table gift_card (
  id integer primary key autoincrement, hash text not null unique, last4 text not null,
  initial_cents integer not null, balance_cents integer not null check (balance_cents >= 0),
  expires_on text, order_id integer references sales_order (id), created_at text not null
);
create table gift_card_movement (
  id integer primary key autoincrement, gift_card_id integer not null references gift_card (id),
  change_cents integer not null, order_id integer references sales_order (id), created_at text not null
);
create index gift_card_movement_by_order on gift_card_movement (order_id);
create table cart_gift_card (
  cart_id integer not null references cart (id) on delete cascade,
  gift_card_id integer not null references gift_card (id),
  primary key (cart_id, gift_card_id)
) without rowid;
create table gift_card_attempt (
  id integer primary key autoincrement, cart_id integer not null references cart (id) on delete cascade,
  attempted_at text not null
);
create index gift_card_attempt_by_cart on gift_card_attempt (cart_id, attempted_at);
`

/** Invoices and shipments, what was said about an order, and files that were bought. */
export const orderLife = `
alter table sales_order add column changed_at text not null default '';
update sales_order set changed_at = created_at;
create table order_document (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  kind text not null check (kind in ('invoice', 'shipment')), number text not null,
  created_at text not null, doc text not null,
  unique (kind, number)
);
create index order_document_by_order on order_document (order_id);
create table order_comment (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  message text not null, created_at text not null
);
create index order_comment_by_order on order_comment (order_id);
create table order_cancel_request (
  order_id integer primary key references sales_order (id), hash text not null,
  reason text not null, expires_at text not null
);
create table purchased_link (
  id integer primary key autoincrement, token text not null unique,
  order_id integer not null references sales_order (id), customer_id integer references customer (id),
  item_index integer not null, title text not null, file text not null,
  downloads integer not null default 0, most_downloads integer, status text not null, created_at text not null
);
create index purchased_link_by_customer on purchased_link (customer_id);
create index purchased_link_by_order on purchased_link (order_id);
`

/** What the shopper wants to tell with the order, and what each item cost a piece when it was chosen. */
export const cartNotes = `
alter table cart add column comment text;
alter table cart_item add column chosen_cents integer;
`
