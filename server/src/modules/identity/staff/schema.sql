create schema staff;

create table staff.operator (
  id bigint generated always as identity primary key,
  full_name text not null,
  email text not null,
  email_key text generated always as (lower(email)) stored not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'finance', 'risk', 'catalogue', 'support', 'auditor')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  demo boolean not null default false,
  made_at timestamptz not null default now(),
  totp_sealed bytea,
  totp_last_step bigint not null default 0
);

-- One-time links that create an operator. Only the hash of the token is stored.
create table staff.invitation (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  role text not null constraint invitation_role check (role in ('owner', 'finance', 'risk', 'catalogue', 'support', 'auditor')),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  email text,
  invited_by bigint references staff.operator,
  -- Set if the link restores the access of this member instead of creating one.
  operator_id bigint references staff.operator
);

-- Recovery codes for a lost authenticator. Each works once.
create table staff.recovery_code (
  operator_id bigint references staff.operator,
  code_hash bytea check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
