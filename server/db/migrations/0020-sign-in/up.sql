-- Attempts are counted from the first one on, not from the clock's quarter: a pause lasts as long as it says.
drop table kernel.attempt;
create table kernel.attempt (
  subject text primary key,
  count int not null check (count >= 0),
  until timestamptz not null
);
create index attempt_until on kernel.attempt (until);

-- Proofs of work that were handed in; each serves once.
create table kernel.captcha_used (challenge bytea primary key check (length(challenge) = 32), expires_at timestamptz not null);

create index session_person_all on kernel.session (audience, person_id);

alter table accounts.customer
  add column avatar text,
  add column address text not null default '' check (length(address) <= 300),
  add column agreed_at timestamptz,
  add column closing_at timestamptz,
  add column payouts_paused_until timestamptz,
  add constraint customer_closing check ((status = 'closing') = (closing_at is not null));
create index customer_closing_at on accounts.customer (closing_at) where status = 'closing';
create index customer_invited_by on accounts.customer (invited_by, id) where invited_by is not null;

-- Codes of six digits: the newest for each purpose and target, kept as a keyed hash. Asked for by anybody, so no row of another table is named.
create table accounts.code (
  purpose text not null,
  target_key text not null,
  code_hash bytea check (length(code_hash) = 32),
  tries int not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (purpose, target_key)
);
create index code_expires_at on accounts.code (expires_at);

-- Where money is paid out to, sealed with a key that the database does not have.
create table accounts.payment_settings (
  customer_id bigint primary key references accounts.customer,
  sealed bytea not null,
  changed_at timestamptz not null
);
