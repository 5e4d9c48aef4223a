create schema settings;
create table settings.currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  symbol text not null check (symbol <> ''),
  rate numeric(18, 8) not null check (rate > 0 and rate < 1e9),
  place int not null,
  enabled boolean not null default true,
  changed_at timestamptz not null default now()
);
create table settings.language (
  code text primary key check (code in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  name text not null,
  place int not null,
  enabled boolean not null default true
);
create table settings.recharge_wallet (
  code text primary key,
  name text not null,
  asset text not null,
  network text not null,
  address text not null check (address <> ''),
  rate numeric(18, 8) not null check (rate > 0),
  min_amount numeric(18, 8) not null check (min_amount > 0),
  precision_digits int not null check (precision_digits between 0 and 18),
  place int not null,
  enabled boolean not null default true
);
-- The website's configuration: one value by name, checked where it is read.
create table settings.config (name text primary key, value jsonb not null, changed_at timestamptz not null default now());
