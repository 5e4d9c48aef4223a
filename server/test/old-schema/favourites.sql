create schema favourites;

create table favourites.favourite (
  customer_id bigint,
  product_id bigint,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index favourite_latest on favourites.favourite (customer_id, made_at desc, product_id desc);

create table favourites.seen (
  customer_id bigint,
  product_id bigint,
  seen_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index seen_latest on favourites.seen (customer_id, seen_at desc, product_id desc);

create table favourites.waiting (
  customer_id bigint,
  product_id bigint,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index waiting_product on favourites.waiting (product_id);
