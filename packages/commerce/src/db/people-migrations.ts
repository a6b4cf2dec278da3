// What accounts, newsletters and wishlists added to the tables.

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
