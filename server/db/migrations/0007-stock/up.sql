create schema stock;
create table stock.level (
  sku_id bigint primary key,
  on_hand bigint not null default 0,
  reserved bigint not null default 0,
  version bigint not null default 1,
  check (reserved >= 0 and reserved <= on_hand)
);
-- Every movement, append-only; the level is their sum.
create table stock.movement (
  id bigint generated always as identity primary key,
  sku_id bigint not null references stock.level,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'counted')),
  quantity bigint not null check (quantity <> 0),
  reference text not null,
  at timestamptz not null default now(),
  unique (sku_id, kind, reference)
);
create trigger movement_append_only before update or delete or truncate on stock.movement for each statement execute function kernel.refuse_change();
