-- What customers want to buy. A line is one variant; it says what the variant cost when its owner last saw the price and agreed.
create schema cart;
create table cart.line (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  product_id bigint not null,
  sku_id bigint not null,
  quantity int not null check (quantity between 1 and 999),
  price_seen bigint not null check (price_seen >= 0),
  selected boolean not null default true,
  added_at timestamptz not null,
  unique (customer_id, sku_id)
);
-- A visitor's cart that was merged already: told again, it adds nothing.
create table cart.merged (
  customer_id bigint not null,
  key text not null check (length(key) between 8 and 64),
  at timestamptz not null,
  primary key (customer_id, key)
);
-- Where and how somebody's parcels went last, for the costs that the cart shows.
create table cart.habit (
  customer_id bigint primary key,
  address_id bigint,
  delivery jsonb not null default '{}' check (jsonb_typeof(delivery) = 'object')
);
