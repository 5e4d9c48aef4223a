create schema inventory;

create table inventory.level (
  sku_id bigint primary key,
  on_hand bigint not null default 0,
  reserved bigint not null default 0,
  version bigint not null default 1,
  check (reserved >= 0 and reserved <= on_hand)
);

-- Every movement, append-only; the level is their sum.
create table inventory.movement (
  id bigint generated always as identity primary key,
  sku_id bigint not null references inventory.level,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'counted', 'returned')),
  quantity bigint not null check (quantity <> 0),
  reference text not null,
  at timestamptz not null default platform.recorded_at(),
  unique (sku_id, kind, reference)
);
-- A reservation under a reference ends once: sold or released.
create unique index movement_ends_once on inventory.movement (sku_id, reference) where kind in ('released', 'sold');
create index movement_reference on inventory.movement (reference);
create trigger movement_append_only before delete or update or truncate on inventory.movement
  for each statement execute function platform.refuse_change();
