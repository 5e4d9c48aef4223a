create schema profile;

create table profile.shop (
  id bigint generated always as identity primary key,
  owner_id bigint not null unique,
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9 &''.-]{2,39}$'),
  name_key text generated always as (lower(name)) stored not null unique,
  contact_person text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  image text,
  tint int not null check (tint between 1 and 12),
  descriptions jsonb not null default '{}'::jsonb,
  status text not null default 'open' check (status in ('open', 'suspended', 'closed')),
  demo boolean not null default false,
  opened_at timestamptz not null default now(),
  banner text,
  phone text not null default '' check (length(phone) <= 24),
  state text not null default '' check (length(state) <= 120),
  street text not null default '' check (length(street) <= 200),
  postcode text not null default '' check (length(postcode) <= 20),
  return_address jsonb,
  away_from date,
  away_until date,
  suspended_for text,
  constraint shop_away check ((away_from is null) = (away_until is null) and away_until >= away_from),
  constraint shop_suspended_for check (suspended_for is null or status = 'suspended')
);
create index shop_name on profile.shop (name_key text_pattern_ops, id);
create index shop_status on profile.shop (status, id desc);
create index shop_opened on profile.shop (opened_at);

create table profile.follow (
  customer_id bigint,
  shop_id bigint references profile.shop,
  made_at timestamptz not null default now(),
  primary key (customer_id, shop_id)
);
create index follow_shop on profile.follow (shop_id);
create index follow_latest on profile.follow (customer_id, made_at desc, shop_id desc);

-- Staff of a shop beside its owner, and invitations.
create table profile.member (
  id bigint generated always as identity primary key,
  shop_id bigint not null references profile.shop,
  email text not null check (email <> ''),
  email_key text generated always as (lower(email)) stored not null,
  customer_id bigint,
  role text not null check (role in ('catalogue', 'orders', 'finance', 'support')),
  status text not null check (status in ('invited', 'active', 'disabled')),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  since timestamptz not null,
  check ((status = 'invited') = (token_hash is not null)),
  check ((token_hash is null) = (expires_at is null)),
  check (status <> 'invited' or customer_id is null),
  check (status <> 'active' or customer_id is not null)
);
create unique index member_email on profile.member (shop_id, email_key);
create unique index member_customer on profile.member (shop_id, customer_id) where customer_id is not null;
-- A customer works for one shop: a session of the console belongs to one.
create unique index member_works on profile.member (customer_id) where status = 'active';
