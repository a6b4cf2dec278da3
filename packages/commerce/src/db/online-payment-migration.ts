// What is paid online, and what of it was paid back. A migration that was released is never edited.

/**
 * An order that is paid online has one row: `open` until the provider has the money, then `paid`, or `authorized` until it is
 * captured; `canceled` when it was not paid in time, `replaced` when the shopper pays in another way. A refund is written
 * before the provider is called, so that none is sent twice; it has its number once it is done.
 */
export const onlinePayments = `
create table order_payment (
  order_id integer primary key references sales_order (id), intent_id text unique,
  state text not null check (state in ('open', 'authorized', 'paid', 'canceled', 'replaced')),
  amount_cents integer not null check (amount_cents > 0),
  expires_at text not null, checked_at text not null, created_at text not null
);
create index order_payment_waiting on order_payment (checked_at) where state in ('open', 'authorized');
create table order_refund (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  provider_id text unique, cents integer not null check (cents > 0),
  state text not null check (state in ('sent', 'done', 'failed')), number text unique, created_at text not null
);
create index order_refund_by_order on order_refund (order_id);
`
