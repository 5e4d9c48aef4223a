create schema settings;

create table settings.currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  symbol text not null check (symbol <> ''),
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
  address text check (address <> ''),
  rate numeric(18,8) not null check (rate > 0::numeric),
  min_amount numeric(18,8) not null check (min_amount > 0::numeric),
  precision_digits int not null check (precision_digits between 0 and 18),
  place int not null,
  enabled boolean not null default true
);

-- The configuration of the website: values by name, checked by the reader.
create table settings.config (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- Decided exchange rates. The latest decision whose time has come is in force.
create table settings.rate (
  id bigint generated always as identity primary key,
  code text not null references settings.currency,
  rate numeric(18,8) not null check (rate > 0::numeric and rate < '1000000000'::numeric),
  effective_at timestamptz not null,
  operator_id bigint,
  decided_at timestamptz not null default now()
);
create index rate_of_currency on settings.rate (code, id desc);
create trigger rate_append_only before delete or update or truncate on settings.rate
  for each statement execute function platform.refuse_change();

-- Addresses for recharges. A new address takes two signatures and a day; until then the old one is shown.
create table settings.wallet_address (
  id bigint generated always as identity primary key,
  code text not null references settings.recharge_wallet,
  address text not null check (address <> ''),
  asked_by bigint not null,
  asked_at timestamptz not null,
  signed_by bigint,
  signed_at timestamptz,
  effective_at timestamptz,
  withdrawn_by bigint,
  withdrawn_at timestamptz,
  check ((signed_by is null) = (signed_at is null) and (signed_by is null) = (effective_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  constraint address_takes_two check (signed_by <> asked_by),
  constraint address_takes_a_day check (effective_at >= (signed_at + '24:00:00'::interval) and signed_at >= asked_at)
);
create index wallet_address_of on settings.wallet_address (code, id desc);
-- One change waits for its second signature.
create unique index wallet_address_waits on settings.wallet_address (code) where signed_by is null and withdrawn_by is null;
create trigger address_is_kept before delete or truncate on settings.wallet_address
  for each statement execute function platform.refuse_change();

create function settings.guard_wallet() returns trigger language plpgsql as $$
begin
  if (new.code, new.address, new.asset, new.network) is distinct from (old.code, old.address, old.asset, old.network) then
    raise exception 'where money of the wallet % is sent takes two people', old.code using errcode = '42501';
  end if;
  return new;
end $$;
create trigger wallet_keeps_its_address before update on settings.recharge_wallet for each row execute function settings.guard_wallet();

create function settings.guard_address() returns trigger language plpgsql as $$
begin
  if (new.id, new.code, new.address, new.asked_by, new.asked_at) is distinct from (old.id, old.code, old.address, old.asked_by, old.asked_at)
    or (old.signed_by is not null and (new.signed_by, new.signed_at, new.effective_at) is distinct from (old.signed_by, old.signed_at, old.effective_at))
    -- Once it is in force, another one takes two people again.
    or old.withdrawn_by is not null or (new.withdrawn_at is not null and new.withdrawn_at >= old.effective_at) then
    raise exception 'what was asked and signed for the wallet % stays', old.code using errcode = '42501';
  end if;
  return new;
end $$;
create trigger address_stays before update on settings.wallet_address for each row execute function settings.guard_address();

-- A new mall starts in all languages and in its own currency; staff change their names, order and rates.
insert into settings.language (code, name, place) values
  ('en', 'English', 0), ('zh', '简体中文', 1), ('es', 'Español', 2), ('jp', '日本語', 3), ('th', 'ไทย', 4), ('zhtw', '繁體中文', 5);
insert into settings.currency (code, symbol, place, changed_at) values ('USD', '$', 0, to_timestamp(0));
insert into settings.rate (code, rate, effective_at, decided_at) values ('USD', 1, to_timestamp(0), to_timestamp(0));
