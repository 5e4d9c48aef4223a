create table shops.follow (
  customer_id bigint not null,
  shop_id bigint not null references shops.shop,
  made_at timestamptz not null default now(),
  primary key (customer_id, shop_id)
);
create index follow_shop on shops.follow (shop_id);
create index follow_latest on shops.follow (customer_id, made_at desc, shop_id desc);

create schema favourites;
create table favourites.favourite (
  customer_id bigint not null,
  product_id bigint not null,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index favourite_latest on favourites.favourite (customer_id, made_at desc, product_id desc);
create table favourites.seen (
  customer_id bigint not null,
  product_id bigint not null,
  seen_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index seen_latest on favourites.seen (customer_id, seen_at desc, product_id desc);
-- Who wants a notice when a product that is sold out is back.
create table favourites.waiting (
  customer_id bigint not null,
  product_id bigint not null,
  made_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index waiting_product on favourites.waiting (product_id);
