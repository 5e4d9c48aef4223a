create schema chat;

create table chat.conversation (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  shop_id bigint,
  made_at timestamptz not null,
  last_id bigint,
  last_at timestamptz not null,
  customer_got bigint not null default 0,
  customer_read bigint not null default 0,
  house_got bigint not null default 0,
  house_read bigint not null default 0,
  customer_unread int not null default 0 check (customer_unread >= 0),
  house_unread int not null default 0 check (house_unread >= 0),
  waiting_since timestamptz,
  customer_blocks boolean not null default false,
  house_blocks boolean not null default false,
  operator_id bigint,
  closed_at timestamptz,
  demo boolean not null default false,
  customer_told bigint not null default 0,
  house_told bigint not null default 0,
  constraint conversation_of_two unique nulls not distinct (customer_id, shop_id),
  check (shop_id is null or operator_id is null and closed_at is null),
  check (customer_read <= customer_got and house_read <= house_got)
);
create index conversation_of_customer on chat.conversation (customer_id, last_at desc, id desc);
create index conversation_of_shop on chat.conversation (shop_id, last_at desc, id desc) where last_id is not null;
create index conversation_waiting on chat.conversation (shop_id, waiting_since) where waiting_since is not null;
create index conversation_to_tell on chat.conversation (last_at)
  where customer_unread > 0 and customer_told <= customer_read or house_unread > 0 and house_told <= house_read;

create table chat.message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat.conversation,
  side text not null check (side in ('customer', 'house')),
  author text not null check (author ~ '^(customer|seller|operator):[1-9][0-9]*$'),
  key text not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  text text not null check (char_length(text) <= 500),
  upload_id bigint unique,
  card_kind text check (card_kind in ('product', 'order', 'refund')),
  card_id bigint,
  at timestamptz not null,
  constraint message_once unique (conversation_id, author, key),
  check ((card_kind is null) = (card_id is null)),
  check (text <> '' or upload_id is not null or card_id is not null),
  check ((side = 'customer') = (author like 'customer:%'))
);
create index message_in_order on chat.message (conversation_id, id desc);

create table chat.answer (
  message_id bigint primary key references chat.message,
  shop_id bigint,
  seconds int not null check (seconds >= 0),
  at timestamptz not null
);
create index answer_of_shop on chat.answer (shop_id, at desc);

create table chat.report (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat.conversation,
  side text not null check (side in ('customer', 'house')),
  customer_id bigint not null,
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

create table chat.house (
  id bigint generated always as identity primary key,
  shop_id bigint,
  replies text[] not null default '{}'::text[] check (cardinality(replies) <= 20 and array_position(replies, '') is null),
  opens int check (opens between 0 and 1439),
  closes int check (closes between 0 and 1439),
  zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,60}$'),
  away text not null default '' check (char_length(away) <= 300),
  changed_at timestamptz not null,
  constraint house_of_one unique nulls not distinct (shop_id),
  check ((opens is null) = (closes is null) and (opens is null) = (zone is null) and opens <> closes)
);

create function chat.guard_message() returns trigger language plpgsql as $$
begin
  raise exception 'what was said stays as it was said' using errcode = '42501';
end $$;
create trigger message_stays before delete or update on chat.message for each row execute function chat.guard_message();
