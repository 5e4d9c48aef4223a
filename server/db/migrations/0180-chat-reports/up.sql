-- What somebody finds wrong with what the other one said; staff decides what becomes of it.
create table chat.report (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat.conversation,
  -- Which side reported, and who of it.
  side text not null check (side in ('customer', 'house')),
  customer_id bigint not null,
  -- What was said, with which the staff reads what stood around it.
  message_id bigint not null references chat.message,
  reason text not null check (reason in ('pays_outside', 'fraud', 'abusive', 'spam', 'other')),
  note text not null default '' check (char_length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'upheld', 'declined')),
  message text,
  version int not null default 1,
  demo boolean not null default false,
  made_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state = 'open' or message is not null)
);
create unique index report_once on chat.report (conversation_id, side) where state = 'open';
create index report_due on chat.report (due_at, id) where state = 'open';
create index report_decided on chat.report (due_at desc, id desc) where state <> 'open';
create index report_customer on chat.report (customer_id, id desc);

-- Up to which message each side was told, where it was not there to read it: told once, until it has read that.
alter table chat.conversation add column customer_told bigint not null default 0, add column house_told bigint not null default 0;
create index conversation_to_tell on chat.conversation (last_at)
  where (customer_unread > 0 and customer_told <= customer_read) or (house_unread > 0 and house_told <= house_read);
