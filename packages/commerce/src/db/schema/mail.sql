-- Without a mail server mails are held; one too many for an address that nobody has proven waits.
create table mail_message (
  id integer primary key autoincrement,
  kind text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'queued' check (status in ('waiting', 'queued', 'sent', 'held', 'failed')),
  attempts integer not null default 0,
  next_attempt_at text not null,
  last_error text,
  sender text,
  mailbox text not null,
  key_hash text not null,
  opened_at text,
  order_id integer references sales_order (id),
  reply_to text,
  unsubscribe_url text,
  created_at text not null,
  sent_at text
);
create index mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
create index mail_message_by_kind on mail_message (kind, created_at);
create index mail_message_by_mailbox on mail_message (mailbox, created_at);
create unique index mail_message_by_key on mail_message (key_hash);
create index mail_message_waiting on mail_message (order_id, mailbox) where status = 'waiting';
