create schema seller_inventory;

create table seller_inventory.stock_delivery (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  customer_id bigint not null,
  state text not null default 'applied' check (state in ('applied', 'approved', 'received', 'refused', 'cancelled')),
  document_no text not null default '',
  upload_ids bigint[] not null check (cardinality(upload_ids) between 1 and 3),
  arrives_on date not null,
  note text not null default '' check (length(note) <= 300),
  reason text,
  version int not null default 1,
  demo boolean not null default false,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'refused' or reason is not null),
  check ((state in ('received', 'refused', 'cancelled')) = (ended_at is not null))
);
create index stock_delivery_shop on seller_inventory.stock_delivery (shop_id, id desc);
create index stock_delivery_shop_state on seller_inventory.stock_delivery (shop_id, state, id desc);
create index stock_delivery_due on seller_inventory.stock_delivery (due_at, id) where state in ('applied', 'approved');
create index stock_delivery_ended on seller_inventory.stock_delivery (due_at desc, id desc) where state not in ('applied', 'approved');
create index stock_delivery_customer on seller_inventory.stock_delivery (customer_id, id desc);

create table seller_inventory.line (
  intake_id bigint references seller_inventory.stock_delivery,
  sku_id bigint,
  expected int not null check (expected between 1 and 100000),
  counted int check (counted between 0 and 100000),
  difference text check (length(difference) between 1 and 200),
  primary key (intake_id, sku_id),
  check (counted is null or counted = expected or difference is not null)
);

create table seller_inventory.history (
  id bigint generated always as identity primary key,
  intake_id bigint not null references seller_inventory.stock_delivery,
  state text not null check (state in ('applied', 'approved', 'received', 'refused', 'cancelled')),
  actor text not null check (actor ~ '^(system|(seller|operator):[1-9][0-9]*)$'),
  message text,
  at timestamptz not null
);
create index history_intake on seller_inventory.history (intake_id, id);
create trigger step_append_only before delete or update or truncate on seller_inventory.history
  for each statement execute function platform.refuse_change();
