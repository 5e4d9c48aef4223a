-- What staff decide. The records are their slices' own; here stands who took a case, who signed, and what was said among staff.
create schema cases;
create table cases.claim (
  kind text not null,
  record_id bigint not null,
  operator_id bigint not null,
  until timestamptz not null,
  primary key (kind, record_id)
);
-- The first of two people who decide. A second by the same person is refused by the key's own shape.
create table cases.signature (
  kind text not null,
  record_id bigint not null,
  version int not null,
  operator_id bigint not null,
  decision text not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (kind, record_id, version, operator_id)
);
create table cases.event (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint,
  what text not null,
  note text check (length(note) <= 500),
  at timestamptz not null
);
create index event_record on cases.event (kind, record_id, id);
create trigger event_append_only before update or delete or truncate on cases.event for each statement execute function kernel.refuse_change();
create trigger signature_append_only before update or delete or truncate on cases.signature for each statement execute function kernel.refuse_change();

-- No balance is edited anywhere: an adjustment is asked for by one, signed by another, and read by the owner.
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
  check ((state = 'signed_once') = (signed_by is null)),
  check ((signed_by is null) = (signed_at is null))
);
create trigger adjustment_stays before delete or truncate on cases.adjustment for each statement execute function kernel.refuse_change();
