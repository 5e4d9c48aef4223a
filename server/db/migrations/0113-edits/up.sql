-- What the staff changed of the mall: what stood there, what stands there since, and who it was.
create schema edits;
create table edits.edit (
  id bigint generated always as identity primary key,
  -- What kind of thing, and which one of them.
  kind text not null check (kind <> ''),
  thing text not null check (thing <> ''),
  -- Null where it was not there before, or is not there any more.
  before jsonb,
  after jsonb,
  operator_id bigint not null,
  -- The edit that this one took back.
  taken_back bigint references edits.edit,
  at timestamptz not null,
  check (before is distinct from after)
);
create index edit_of_thing on edits.edit (kind, thing, id desc);
create trigger edit_append_only before update or delete or truncate on edits.edit for each statement execute function kernel.refuse_change();
