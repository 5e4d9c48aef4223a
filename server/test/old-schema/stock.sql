create schema stock;

create table stock.level (
  sku_id bigint primary key,
  on_hand bigint not null default 0,
  reserved bigint not null default 0,
  version bigint not null default 1,
  check (reserved >= 0 and reserved <= on_hand)
);

create table stock.movement (
  id bigint generated always as identity primary key,
  sku_id bigint not null references stock.level,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'counted', 'returned')),
  quantity bigint not null check (quantity <> 0),
  reference text not null,
  at timestamptz not null default kernel.told_at(),
  unique (sku_id, kind, reference)
);
create unique index movement_ends_once on stock.movement (sku_id, reference) where kind in ('released', 'sold');
create index movement_reference on stock.movement (reference);
create trigger movement_append_only before delete or update or truncate on stock.movement
  for each statement execute function kernel.refuse_change();
