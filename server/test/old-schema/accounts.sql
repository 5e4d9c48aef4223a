create schema accounts;

create table accounts.customer (
  id bigint generated always as identity primary key,
  full_name text not null check (length(full_name) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  email_key text generated always as (lower(email)) stored not null unique,
  email_verified_at timestamptz,
  phone text not null default '',
  password_hash text not null,
  lang text not null default 'en' check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  currency text not null default 'USD',
  invitation_code text not null unique,
  invited_by bigint references accounts.customer,
  status text not null default 'active' check (status in ('active', 'disabled', 'closing', 'closed')),
  demo boolean not null default false,
  made_at timestamptz not null default now(),
  avatar text,
  address text not null default '' check (length(address) <= 300),
  agreed_at timestamptz,
  closing_at timestamptz,
  payouts_paused_until timestamptz,
  letters_for int[] not null default '{100,200,300,400,500}'::int[] check (letters_for <@ '{0,100,200,300,400,500}'::int[]),
  check (invited_by <> id),
  constraint customer_closing check ((status = 'closing') = (closing_at is not null))
);
create index customer_closing_at on accounts.customer (closing_at) where status = 'closing';
create index customer_invited_by on accounts.customer (invited_by, id) where invited_by is not null;
create index customer_name on accounts.customer (lower(full_name) text_pattern_ops, id);
create index customer_last_name on accounts.customer (lower(regexp_replace(full_name, '^.*\s', '')) text_pattern_ops, id);
create index customer_phone on accounts.customer (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops, id) where phone <> '';
create index customer_email on accounts.customer (email_key text_pattern_ops, id);
create index customer_state on accounts.customer (status, id desc);
create index customer_made on accounts.customer (made_at);

create table accounts.code (
  purpose text,
  target_key text,
  code_hash bytea check (length(code_hash) = 32),
  tries int not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  asked_by text default '' check (length(asked_by) <= 100),
  strange_tries int not null default 0,
  primary key (purpose, target_key, asked_by)
);
create index code_expires_at on accounts.code (expires_at);

create table accounts.payment_settings (
  customer_id bigint primary key references accounts.customer,
  sealed bytea not null,
  changed_at timestamptz not null
);

create table accounts.social_account (
  platform text,
  subject text check (length(subject) between 1 and 255),
  customer_id bigint not null references accounts.customer,
  bound_at timestamptz not null,
  primary key (platform, subject),
  unique (customer_id, platform)
);

create table accounts.social_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  platform text not null,
  subject text not null,
  full_name text not null,
  email text,
  email_verified boolean not null,
  return_to text,
  expires_at timestamptz not null,
  shown_at timestamptz
);
create index social_ticket_expires_at on accounts.social_ticket (expires_at);

create table accounts.social_journey (
  state_hash bytea primary key check (length(state_hash) = 32),
  expires_at timestamptz not null
);
create index social_journey_expires_at on accounts.social_journey (expires_at);

create table accounts.device (
  customer_id bigint references accounts.customer,
  device_key bytea check (length(device_key) = 32),
  used_at timestamptz not null,
  primary key (customer_id, device_key)
);
create index device_of on accounts.device (device_key);
create index device_used_at on accounts.device (used_at);
