// The ledger of customers' credit, and what carts and orders say of it. A migration that was released is never edited.

/**
 * A balance is the sum of its entries: it is stored nowhere else. An order has one entry of each action, so that none
 * is granted, spent or returned twice; the trigger refuses what would make a balance negative.
 */
export const storeCredit = `
create table store_credit_entry (
  id integer primary key autoincrement, customer_id integer not null references customer (id) on delete cascade,
  action text not null, change_cents integer not null check (change_cents <> 0),
  order_id integer references sales_order (id), comment text, created_at text not null
);
create unique index store_credit_once on store_credit_entry (order_id, action) where order_id is not null;
create index store_credit_by_customer on store_credit_entry (customer_id);
create trigger store_credit_covered before insert on store_credit_entry when new.change_cents < 0 begin
  select raise(abort, 'the balance does not cover it') where new.change_cents +
    (select coalesce(sum(change_cents), 0) from store_credit_entry where customer_id = new.customer_id) < 0;
end;
alter table cart add column uses_store_credit integer not null default 0;
update sales_order set doc = json_set(doc, '$.version', 5, '$.storeCreditCents', 0, '$.loyaltyCents', 0);
`
