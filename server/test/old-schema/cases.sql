create schema cases;

create table cases.claim (
  kind text,
  record_id bigint,
  operator_id bigint not null,
  until timestamptz not null,
  primary key (kind, record_id)
);

create table cases.signature (
  kind text,
  record_id bigint,
  version int,
  operator_id bigint,
  decision text not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (kind, record_id, version, operator_id)
);
create trigger signature_append_only before delete or update or truncate on cases.signature
  for each statement execute function kernel.refuse_change();

create table cases.event (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint,
  what text not null,
  note text check (length(note) <= 500),
  at timestamptz not null,
  content jsonb
);
create index event_record on cases.event (kind, record_id, id);
create index event_operator on cases.event (kind, record_id, operator_id, id desc) where content is not null;
create trigger event_append_only before delete or update or truncate on cases.event
  for each statement execute function kernel.refuse_change();

create table cases.adjustment (
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
create trigger adjustment_stays before delete or truncate on cases.adjustment for each statement execute function kernel.refuse_change();

create table cases.held (
  kind text,
  record_id bigint,
  version int not null,
  operator_id bigint not null,
  wanted jsonb not null,
  until timestamptz not null,
  primary key (kind, record_id)
);

create table cases.decided (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint not null,
  since timestamptz not null,
  due timestamptz not null,
  at timestamptz not null
);
create index decided_at on cases.decided (at, kind);
create index decided_operator on cases.decided (operator_id, at);
