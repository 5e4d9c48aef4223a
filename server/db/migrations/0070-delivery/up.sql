-- In which ways shops send, where to and for how much; and what tax a place has of its own.
create schema delivery;
alter table catalogue.product add column weight_grams int not null default 500 check (weight_grams > 0);

create table delivery.method (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  names jsonb not null check (names ? 'en'),
  carrier text not null check (length(carrier) between 1 and 80),
  -- Working days until a parcel is handed over; what is ordered from the hour on belongs to the next working day.
  work_days_least int not null check (work_days_least >= 0),
  work_days_most int not null check (work_days_most between work_days_least and 60),
  cut_off_hour int not null check (cut_off_hour between 0 and 24),
  place int not null default 0,
  demo boolean not null default false,
  unique (shop_id, key)
);

-- What a method costs and how long it is on its way: at home, in named countries, or in the rest of the world.
create table delivery.rate (
  id bigint generated always as identity primary key,
  method_id bigint not null references delivery.method on delete cascade,
  region text not null check (region in ('home', 'named', 'world')),
  countries text[] not null default '{}',
  -- Where its carrier does not go, within what is named.
  but_countries text[] not null default '{}',
  but_states text[] not null default '{}',
  fee bigint not null check (fee >= 0),
  fee_per_kg bigint not null default 0 check (fee_per_kg >= 0),
  most_grams int check (most_grams > 0),
  free_from bigint check (free_from >= 0),
  way_days_least int not null check (way_days_least >= 0),
  way_days_most int not null check (way_days_most between way_days_least and 90),
  -- Whether the carrier collects the money.
  cod boolean not null default false,
  check ((region = 'named') = (countries <> '{}')),
  check (region = 'world' or but_countries = '{}'),
  check (array_to_string(countries || but_countries, '') ~ '^([A-Z]{2})*$' and array_position(countries || but_countries, null) is null)
);
create index rate_method on delivery.rate (method_id, id);
create unique index rate_one_home on delivery.rate (method_id) where region = 'home';
create unique index rate_one_world on delivery.rate (method_id) where region = 'world';

-- Replaces the rate of products that go to a country: of one category and what is below it, or of all.
create table delivery.tax_rule (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  category_id bigint,
  rate int not null check (rate between 0 and 10000),
  unique nulls not distinct (country, category_id)
);
