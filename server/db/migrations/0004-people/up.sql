create schema accounts;
create table accounts.customer (
  id bigint generated always as identity primary key,
  full_name text not null check (length(full_name) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  email_key text not null generated always as (lower(email)) stored unique,
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
  check (invited_by <> id)
);
create schema staff;
create table staff.operator (
  id bigint generated always as identity primary key,
  full_name text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'finance', 'risk', 'catalogue', 'support', 'auditor')),
  totp_secret text,
  status text not null default 'active' check (status in ('active', 'disabled')),
  demo boolean not null default false,
  made_at timestamptz not null default now()
);
-- One-time links that make an operator; only the hash of the token is kept.
create table staff.invitation (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  role text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
