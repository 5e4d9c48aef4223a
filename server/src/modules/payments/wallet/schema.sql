create schema wallet;

-- A row to lock while a wallet is written, so that limits are counted one after the other.
create table wallet.owner (
  customer_id bigint primary key
);

create table wallet.recharge (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  method text not null check (method in ('wallet', 'card', 'bank_tr')),
  wallet_code text,
  wallet_name text,
  network text,
  address text,
  asset text not null,
  charged bigint not null check (charged > 0),
  expected bigint not null check (expected > 0),
  credited bigint check (credited > 0),
  transaction_id text,
  transaction_key text check (transaction_key ~ '^[a-z0-9]{6,128}$'),
  remark text not null default '' check (length(remark) <= 140),
  state text not null default 'submitted' check (state in ('submitted', 'pending', 'completed', 'failed')),
  message text check (length(message) <= 500),
  check_state text not null default 'not_checked' check (check_state in ('not_checked',
    'not_found', 'confirming', 'confirmed', 'mismatch')),
  confirmations int not null default 0 check (confirmations >= 0),
  needed int not null default 0 check (needed >= 0),
  checked_at timestamptz,
  found jsonb,
  version int not null default 1,
  made_at timestamptz not null,
  decide_by timestamptz not null,
  decided_at timestamptz,
  escalated_at timestamptz,
  demo boolean not null default false,
  check ((method = 'wallet') = (wallet_code is not null)),
  check ((method = 'wallet') = (transaction_key is not null)),
  check ((method = 'wallet') = (address is not null)),
  check ((state = 'completed') = (credited is not null)),
  check ((state in ('completed', 'failed')) = (decided_at is not null)),
  check (decide_by > made_at)
);
create unique index recharge_transaction on wallet.recharge (network, transaction_key) where state <> 'failed' and method = 'wallet';
-- Staff find a recharge by its transaction id, also a refused one.
create index recharge_transaction_key on wallet.recharge (transaction_key) where transaction_key is not null;
create index recharge_newest on wallet.recharge (customer_id, id desc);
create index recharge_day on wallet.recharge (customer_id, made_at);
create index recharge_due on wallet.recharge (decide_by, id) where state in ('submitted', 'pending');
-- Decided records, the newest first.
create index recharge_decided on wallet.recharge (decide_by desc, id desc)
  where method = 'wallet' and (state not in ('submitted', 'pending'));
create trigger recharge_stays before delete or truncate on wallet.recharge for each statement execute function platform.refuse_change();

create table wallet.recharge_proof (
  recharge_id bigint references wallet.recharge,
  place smallint check (place between 1 and 3),
  upload_id bigint not null unique,
  primary key (recharge_id, place)
);

-- Exact amounts that belong to one customer for a day.
create table wallet.own_amount (
  wallet_code text,
  charged bigint check (charged > 0),
  customer_id bigint not null,
  until timestamptz not null,
  primary key (wallet_code, charged)
);
create index own_amount_until on wallet.own_amount (until);

create table wallet.withdrawal (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  account text not null check (account in ('customer', 'merchant')),
  shop_id bigint,
  amount bigint not null check (amount > 0),
  fee bigint not null,
  destination_kind text not null check (destination_kind in ('wallet', 'bank')),
  destination_name text not null,
  destination_masked text not null,
  destination_sealed bytea not null,
  destination_key bytea not null check (length(destination_key) = 32),
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'completed', 'failed', 'cancelled')),
  reference text check (length(reference) between 1 and 200),
  reason text check (length(reason) <= 500),
  version int not null default 1,
  asked_at timestamptz not null,
  decide_by timestamptz not null,
  pay_by timestamptz not null,
  ended_at timestamptz,
  escalated_at timestamptz,
  demo boolean not null default false,
  check (fee >= 0 and fee < amount),
  check ((account = 'merchant') = (shop_id is not null)),
  check ((state = 'completed') = (reference is not null)),
  check (state <> 'failed' or reason is not null),
  check ((state in ('completed', 'failed', 'cancelled')) = (ended_at is not null)),
  check (decide_by > asked_at and pay_by >= decide_by)
);
-- Staff find a paid withdrawal by the reference of its payment.
create index withdrawal_reference on wallet.withdrawal (reference) where reference is not null;
create index withdrawal_newest on wallet.withdrawal (customer_id, id desc);
create index withdrawal_due on wallet.withdrawal (decide_by, id) where state in ('submitted', 'approved');
create index withdrawal_destination on wallet.withdrawal (destination_key, customer_id);
-- Lists of waiting records walk these.
create index withdrawal_promise on wallet.withdrawal (( case state when 'submitted' then decide_by else pay_by end), id)
  where state in ('submitted', 'approved');
create index withdrawal_decided on wallet.withdrawal (( case state when 'submitted' then decide_by else pay_by end) desc, id desc)
  where state not in ('submitted', 'approved');
create trigger withdrawal_stays before delete or truncate on wallet.withdrawal for each statement execute function platform.refuse_change();

create table wallet.transfer (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  shop_id bigint not null,
  own boolean not null,
  amount bigint not null check (amount > 0),
  remark text not null default '' check (length(remark) <= 140),
  state text not null check (state in ('held', 'completed', 'returned')),
  made_at timestamptz not null,
  held_until timestamptz,
  ended_at timestamptz,
  demo boolean not null default false,
  check (own or held_until is not null),
  check ((state = 'held') = (ended_at is null))
);
create index transfer_newest on wallet.transfer (customer_id, id desc);
create index transfer_held on wallet.transfer (held_until) where state = 'held';
create trigger transfer_stays before delete or truncate on wallet.transfer for each statement execute function platform.refuse_change();

-- The history of a record, append-only: actor, time, and the words to its owner.
create table wallet.history (
  id bigint generated always as identity primary key,
  record text not null check (record ~ '^(recharge|withdraw|transfer):[1-9][0-9]*$'),
  state text not null,
  actor text not null,
  message text,
  at timestamptz not null
);
create index history_record on wallet.history (record, id);
create trigger step_append_only before delete or update or truncate on wallet.history
  for each statement execute function platform.refuse_change();

-- The allowed transitions. The database refuses all others.
create table wallet.transition (
  record text,
  before text,
  after text,
  primary key (record, before, after)
);
insert into wallet.transition (record, before, after) values
  ('recharge', 'pending', 'completed'),
  ('recharge', 'pending', 'failed'),
  ('recharge', 'submitted', 'completed'),
  ('recharge', 'submitted', 'failed'),
  ('recharge', 'submitted', 'pending'),
  ('transfer', 'held', 'completed'),
  ('transfer', 'held', 'returned'),
  ('withdrawal', 'approved', 'completed'),
  ('withdrawal', 'approved', 'failed'),
  ('withdrawal', 'submitted', 'approved'),
  ('withdrawal', 'submitted', 'cancelled'),
  ('withdrawal', 'submitted', 'failed');

create function wallet.guard_move() returns trigger language plpgsql as $$
declare fixed text[] := array['id', 'customer_id', 'made_at', 'asked_at', 'amount', 'fee', 'charged', 'asset', 'expected', 'network', 'address', 'transaction_key', 'shop_id',
  'destination_sealed', 'destination_key', 'method', 'account', 'own'];
begin
  if new.state <> old.state and not exists (select 1 from wallet.transition where record = tg_table_name and before = old.state and after = new.state) then
    raise exception 'a % does not go from % to %', tg_table_name, old.state, new.state using errcode = '42501';
  end if;
  if exists (
    select 1 from jsonb_each(to_jsonb(old)) as was join jsonb_each(to_jsonb(new)) as is_now using (key)
    where was.key = any (fixed) and was.value <> is_now.value
  ) then
    raise exception 'what a % was asked for does not change', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger recharge_moves before update on wallet.recharge for each row execute function wallet.guard_move();
create trigger withdrawal_moves before update on wallet.withdrawal for each row execute function wallet.guard_move();
create trigger transfer_moves before update on wallet.transfer for each row execute function wallet.guard_move();
