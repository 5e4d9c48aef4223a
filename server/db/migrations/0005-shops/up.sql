create schema shops;
create table shops.shop (
  id bigint generated always as identity primary key,
  owner_id bigint not null unique,
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9 &''.-]{2,39}$'),
  name_key text not null generated always as (lower(name)) stored unique,
  contact_person text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  image text,
  tint int not null check (tint between 1 and 12),
  descriptions jsonb not null default '{}',
  status text not null default 'open' check (status in ('open', 'suspended', 'closed')),
  demo boolean not null default false,
  opened_at timestamptz not null default now()
);
-- A wish to become a seller: one open at a time.
create table shops.application (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  store_name text not null,
  contact_person text not null,
  status int not null default 0 check (status in (-1, 0, 1)),
  reason text,
  demo boolean not null default false,
  made_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 0) = (decided_at is null))
);
create unique index application_open on shops.application (customer_id) where status = 0;
