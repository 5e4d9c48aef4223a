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

-- Visitors' carts that are merged. The key makes a repeated merge harmless.
create table cart.merged (
  customer_id bigint,
  key text check (length(key) between 8 and 64),
  at timestamptz not null,
  primary key (customer_id, key)
);

-- The last address and shipping methods of a customer, for the costs that the cart shows.
create table cart.checkout_defaults (
  customer_id bigint primary key,
  address_id bigint,
  delivery jsonb not null default '{}'::jsonb check (jsonb_typeof(delivery) = 'object')
);
