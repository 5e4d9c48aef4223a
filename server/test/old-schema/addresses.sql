create schema addresses;

create table addresses.address (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  full_name text not null check (length(full_name) between 1 and 80),
  phone text not null check (phone ~ '^\+[0-9]{4,15}$'),
  email text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text not null default '',
  city text not null check (city <> ''),
  street text not null check (street <> ''),
  postcode text not null default '',
  location text,
  is_default boolean not null default false,
  made_at timestamptz not null,
  removed_at timestamptz,
  demo boolean not null default false,
  check (not (is_default and removed_at is not null))
);
create index address_book on addresses.address (customer_id, id desc);
create unique index address_one_default on addresses.address (customer_id) where is_default;
create index address_removed on addresses.address (removed_at) where removed_at is not null;
