create schema edits;

create table edits.edit (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  thing text not null check (thing <> ''),
  before jsonb,
  after jsonb,
  operator_id bigint not null,
  taken_back bigint references edits.edit,
  at timestamptz not null,
  check (before is distinct from after)
);
create index edit_of_thing on edits.edit (kind, thing, id desc);
create trigger edit_append_only before delete or update or truncate on edits.edit for each statement execute function kernel.refuse_change();
