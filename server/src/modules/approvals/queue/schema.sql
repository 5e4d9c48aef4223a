create schema queue;

create table queue.claim (
  kind text,
  record_id bigint,
  operator_id bigint not null,
  until timestamptz not null,
  primary key (kind, record_id)
);

-- The first of two signatures. The key refuses a second one by the same operator.
create table queue.signature (
  kind text,
  record_id bigint,
  version int,
  operator_id bigint,
  decision text not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (kind, record_id, version, operator_id)
);
create trigger signature_append_only before delete or update or truncate on queue.signature
  for each statement execute function platform.refuse_change();

create table queue.history (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint,
  what text not null,
  note text check (length(note) <= 500),
  at timestamptz not null,
  content jsonb
);
create index history_record on queue.history (kind, record_id, id);
create index history_operator on queue.history (kind, record_id, operator_id, id desc) where content is not null;
create trigger event_append_only before delete or update or truncate on queue.history
  for each statement execute function platform.refuse_change();

-- Adjustments of balances: one operator requests, another signs, and the owner sees it.
create table queue.adjustment (
  id bigint generated always as identity primary key,
  account text not null check (account in ('customer', 'shop')),
  owner_id bigint not null,
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 3 and 500),
  words text not null check (length(words) between 3 and 300),
  state text not null default 'signed_once' check (state in ('signed_once', 'made', 'withdrawn')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  signed_by bigint,
  signed_at timestamptz,
  constraint adjustment_two_people check (signed_by <> asked_by or state = 'withdrawn'),
  constraint adjustment_check check ((state = 'signed_once') = (signed_by is null)),
  constraint adjustment_check1 check ((signed_by is null) = (signed_at is null))
);
create trigger adjustment_stays before delete or truncate on queue.adjustment for each statement execute function platform.refuse_change();

-- Decisions in their first ten seconds. Until then the operator may take them back.
create table queue.held (
  kind text,
  record_id bigint,
  version int not null,
  operator_id bigint not null,
  wanted jsonb not null,
  until timestamptz not null,
  primary key (kind, record_id)
);

-- Decided cases, with the promised and the actual time.
create table queue.decided (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint not null,
  since timestamptz not null,
  due timestamptz not null,
  at timestamptz not null
);
create index decided_at on queue.decided (at, kind);
create index decided_operator on queue.decided (operator_id, at);
