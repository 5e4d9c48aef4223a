create schema chat;
-- What a customer and a shop, or the mall's own customer service where no shop is named, say to each other.
create table chat.conversation (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  shop_id bigint,
  made_at timestamptz not null,
  -- The newest message, and when it came; of an empty one, when it was opened.
  last_id bigint,
  last_at timestamptz not null,
  -- Up to which message each side was reached, and has read; `house` is the shop, or customer service.
  customer_got bigint not null default 0,
  customer_read bigint not null default 0,
  house_got bigint not null default 0,
  house_read bigint not null default 0,
  customer_unread int not null default 0 check (customer_unread >= 0),
  house_unread int not null default 0 check (house_unread >= 0),
  -- Since when the customer has had no answer.
  waiting_since timestamptz,
  customer_blocks boolean not null default false,
  house_blocks boolean not null default false,
  -- Of customer service: whose it is, and whether it is settled.
  operator_id bigint,
  closed_at timestamptz,
  demo boolean not null default false,
  constraint conversation_of_two unique nulls not distinct (customer_id, shop_id),
  check (shop_id is null or (operator_id is null and closed_at is null)),
  check (customer_read <= customer_got and house_read <= house_got)
);
create index conversation_of_customer on chat.conversation (customer_id, last_at desc, id desc);
create index conversation_of_shop on chat.conversation (shop_id, last_at desc, id desc) where last_id is not null;
create index conversation_waiting on chat.conversation (shop_id, waiting_since) where waiting_since is not null;

create table chat.message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat.conversation,
  side text not null check (side in ('customer', 'house')),
  -- `customer:7`, `seller:9`, `operator:2`.
  author text not null check (author ~ '^(customer|seller|operator):[1-9][0-9]*$'),
  -- Made by the client before it sends: what is sent again is the same message.
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

create function chat.guard_message() returns trigger language plpgsql as $$
begin
  raise exception 'what was said stays as it was said' using errcode = '42501';
end $$;
create trigger message_stays before update or delete on chat.message for each row execute function chat.guard_message();

-- How long somebody waited for an answer.
create table chat.answer (
  message_id bigint primary key references chat.message,
  shop_id bigint,
  seconds int not null check (seconds >= 0),
  at timestamptz not null
);
create index answer_of_shop on chat.answer (shop_id, at desc);
