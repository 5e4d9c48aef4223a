create schema favorites;

create table favorites.favourite (
  customer_id bigint,
  product_id bigint,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index favourite_latest on favorites.favourite (customer_id, made_at desc, product_id desc);

create table favorites.seen (
  customer_id bigint,
  product_id bigint,
  seen_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index seen_latest on favorites.seen (customer_id, seen_at desc, product_id desc);

-- Customers who want a notice when a sold-out product is back.
create table favorites.waiting (
  customer_id bigint,
  product_id bigint,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index waiting_product on favorites.waiting (product_id);
