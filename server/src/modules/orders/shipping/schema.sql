create schema shipping;

create table shipping.method (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  names jsonb not null check (names ? 'en'),
  carrier text not null check (length(carrier) between 1 and 80),
  work_days_least int not null check (work_days_least >= 0),
  work_days_most int not null,
  cut_off_hour int not null check (cut_off_hour between 0 and 24),
  place int not null default 0,
  demo boolean not null default false,
  unique (shop_id, key),
  check (work_days_most >= work_days_least and work_days_most <= 60)
);

-- The costs and transit times of a method: at home, in named countries, in the rest of the world.
create table shipping.rate (
  id bigint generated always as identity primary key,
  method_id bigint not null references shipping.method on delete cascade,
  region text not null check (region in ('home', 'named', 'world')),
  countries text[] not null default '{}'::text[],
  but_countries text[] not null default '{}'::text[],
  but_states text[] not null default '{}'::text[],
  fee bigint not null check (fee >= 0),
  fee_per_kg bigint not null default 0 check (fee_per_kg >= 0),
  most_grams int check (most_grams > 0),
  free_from bigint check (free_from >= 0),
  way_days_least int not null check (way_days_least >= 0),
  way_days_most int not null,
  cod boolean not null default false,
  check (way_days_most >= way_days_least and way_days_most <= 90),
  check ((region = 'named') = (countries <> '{}'::text[])),
  check (region = 'world' or but_countries = '{}'::text[]),
  check (array_to_string(countries || but_countries, '') ~ '^([A-Z]{2})*$'
    and array_position(countries || but_countries, null::text) is null)
);
create index rate_method on shipping.rate (method_id, id);
create unique index rate_one_home on shipping.rate (method_id) where region = 'home';
create unique index rate_one_world on shipping.rate (method_id) where region = 'world';

-- Tax rates by country, for one category with its subcategories or for all products.
create table shipping.tax_rule (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  category_id bigint,
  rate int not null check (rate between 0 and 10000),
  unique nulls not distinct (country, category_id)
);
