create table cart (
  id integer primary key autoincrement,
  masked_id text not null unique,
  customer_id integer references customer (id),
  is_active integer not null default 1,
  is_buy_now integer not null default 0,
  store_code text not null,
  email text,
  coupon_code text,
  shipping_address text,
  billing_address text,
  carrier_code text,
  method_code text,
  payment_code text,
  purchase_order_number text,
  uses_store_credit integer not null default 0,
  comment text,
  created_at text not null,
  updated_at text not null
);
create index cart_by_customer on cart (customer_id) where customer_id is not null;
create index cart_of_guests on cart (updated_at) where customer_id is null;

create table cart_item (
  id integer primary key autoincrement,
  cart_id integer not null references cart (id) on delete cascade,
  product_id integer not null,
  parent_id integer,
  choice text not null default '{}',
  quantity real not null check (quantity > 0),
  chosen_cents integer,
  created_at text not null
);
create index cart_item_by_cart on cart_item (cart_id);
-- Items of the same product and choice are one.
create unique index cart_item_same on cart_item (cart_id, product_id, choice);

create table cart_gift_card (
  cart_id integer not null references cart (id) on delete cascade,
  gift_card_id integer not null references gift_card (id),
  primary key (cart_id, gift_card_id)
) without rowid;

create table gift_card (
  id integer primary key autoincrement,
  hash text not null unique,
  last4 text not null,
  initial_cents integer not null,
  balance_cents integer not null check (balance_cents >= 0),
  expires_on text,
  order_id integer references sales_order (id),
  created_at text not null
);

create table gift_card_movement (
  id integer primary key autoincrement,
  gift_card_id integer not null references gift_card (id),
  change_cents integer not null,
  order_id integer references sales_order (id),
  created_at text not null
);
create index gift_card_movement_by_order on gift_card_movement (order_id);

create table gift_card_attempt (
  id integer primary key autoincrement,
  cart_id integer not null references cart (id) on delete cascade,
  attempted_at text not null
);
create index gift_card_attempt_by_cart on gift_card_attempt (cart_id, attempted_at);
