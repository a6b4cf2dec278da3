-- Without a mail server mails are held.
create table mail_message (
  id integer primary key autoincrement,
  kind text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'held', 'failed')),
  attempts integer not null default 0,
  next_attempt_at text not null,
  last_error text,
  sender text,
  reply_to text,
  unsubscribe_url text,
  created_at text not null,
  sent_at text
);
create index mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
create index mail_message_by_kind on mail_message (kind, created_at);
