create schema support;

-- Questions of customers and shops to the mall, with the time by which an answer is promised.
create table support.ticket (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  shop_id bigint,
  topic text not null check (topic in ('order', 'payment', 'refund', 'account', 'selling', 'other')),
  subject text not null check (char_length(subject) between 1 and 120),
  state text not null check (state in ('open', 'answered', 'closed')),
  made_at timestamptz not null,
  last_at timestamptz not null,
  waiting_since timestamptz,
  due_at timestamptz,
  operator_id bigint,
  demo boolean not null default false,
  check ((state = 'open') = (waiting_since is not null)),
  check ((waiting_since is null) = (due_at is null)),
  check (due_at > waiting_since)
);
create index ticket_of_customer on support.ticket (customer_id, last_at desc, id desc) where shop_id is null;
create index ticket_of_shop on support.ticket (shop_id, last_at desc, id desc) where shop_id is not null;
create index ticket_waiting on support.ticket (due_at, id) where state = 'open';
create index ticket_newest on support.ticket (last_at desc, id desc);

create table support.message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support.ticket,
  side text not null check (side in ('asker', 'staff')),
  author text not null check (author ~ '^(customer|seller|operator):[1-9][0-9]*$'),
  text text not null check (char_length(text) between 1 and 4000),
  upload_ids bigint[] not null default '{}'::bigint[] check (cardinality(upload_ids) <= 4),
  at timestamptz not null,
  check ((side = 'staff') = (author like 'operator:%'))
);
create index message_of_ticket on support.message (ticket_id, id);

create function support.guard_word() returns trigger language plpgsql as $$
begin
  raise exception 'what was written stays as it was written' using errcode = '42501';
end $$;
create trigger word_stays before delete or update on support.message for each row execute function support.guard_word();
