create schema gateways;

create table gateways.session (
  id bigint generated always as identity primary key,
  token text not null unique check (token ~ '^[A-Za-z0-9]{20}$'),
  customer_id bigint not null,
  channel text not null check (channel in ('card', 'bank_tr')),
  gateway text not null check (gateway ~ '^[a-z]{3,20}$'),
  reference text not null unique check (reference ~ '^[a-z_]+:[1-9][0-9]*(/[1-9][0-9]*)?$'),
  described_as text not null check (length(described_as) between 1 and 200),
  amount bigint not null check (amount > 0),
  charged bigint not null check (charged > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  return_to text not null check (return_to ~ '^#/'),
  state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'failed', 'paid_late')),
  gateway_reference text check (length(gateway_reference) between 1 and 200),
  redirect_url text,
  reason text check (length(reason) between 1 and 200),
  version int not null default 1,
  looks int not null default 0,
  looked_at timestamptz,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (gateway, gateway_reference),
  check ((state in ('opening', 'open')) = (settled_at is null)),
  check (state <> 'open' or gateway_reference is not null and redirect_url is not null),
  check ((state not in ('paid', 'paid_late')) or gateway_reference is not null),
  check (state <> 'failed' or reason is not null),
  check (expires_at > made_at)
);
create index session_open on gateways.session (made_at) where state in ('opening', 'open', 'failed');
create trigger session_stays before delete or truncate on gateways.session for each statement execute function platform.refuse_change();

-- The allowed transitions. A failed session may still be paid when the money arrives.
create table gateways.transition (
  before text,
  after text,
  primary key (before, after)
);
insert into gateways.transition (before, after) values
  ('failed', 'paid_late'),
  ('open', 'failed'),
  ('open', 'paid'),
  ('opening', 'failed'),
  ('opening', 'open'),
  ('opening', 'paid');

-- Payments at the demo gateway, which the mall calls like an external one.
create table gateways.demo_payment (
  token text primary key,
  channel text not null,
  described_as text not null,
  charged bigint not null,
  currency text not null,
  return_url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'timed_out', 'ended')),
  made_at timestamptz not null default now()
);

-- Reversals: a payment goes back to its source, whole or in parts.
create table gateways.reversal (
  id bigint generated always as identity primary key,
  session_id bigint not null references gateways.session,
  part text check (part ~ '^[a-z]+:[A-Za-z0-9_/-]{1,64}$'),
  amount bigint not null check (amount > 0),
  charged bigint not null check (charged > 0),
  state text not null default 'returning' check (state in ('returning', 'returned', 'return_failed')),
  reason text check (length(reason) between 1 and 200),
  tries int not null default 1 check (tries > 0),
  tried_at timestamptz not null default now(),
  made_at timestamptz not null default now(),
  returned_at timestamptz,
  check ((state = 'returned') = (returned_at is not null)),
  check (state <> 'return_failed' or reason is not null)
);
create unique index reversal_once on gateways.reversal (session_id, coalesce(part, ''));
create index reversal_failed on gateways.reversal (tried_at) where state = 'return_failed';
create trigger reversal_stays before delete or truncate on gateways.reversal for each statement execute function platform.refuse_change();

create table gateways.reversal_transition (
  before text,
  after text,
  primary key (before, after)
);
insert into gateways.reversal_transition (before, after) values
  ('return_failed', 'returning'),
  ('returning', 'return_failed'),
  ('returning', 'returned');

-- Refunds by the demo gateway. The key makes each happen once.
create table gateways.demo_return (
  key text primary key,
  token text not null references gateways.demo_payment,
  charged bigint not null check (charged > 0),
  made_at timestamptz not null default now()
);
create index demo_return_token on gateways.demo_return (token);

create function gateways.guard_move() returns trigger language plpgsql as $$
declare fixed text[] := array['id', 'token', 'customer_id', 'channel', 'gateway', 'reference', 'described_as', 'amount', 'charged', 'currency', 'return_to', 'made_at', 'expires_at'];
begin
  if new.state <> old.state and not exists (select 1 from gateways.transition where before = old.state and after = new.state) then
    raise exception 'a payment does not go from % to %', old.state, new.state using errcode = '42501';
  end if;
  if exists (
    select 1 from jsonb_each(to_jsonb(old)) as was join jsonb_each(to_jsonb(new)) as is_now using (key)
    where was.key = any (fixed) and was.value <> is_now.value
  ) or (old.gateway_reference is not null and new.gateway_reference is distinct from old.gateway_reference) then
    raise exception 'what a payment was asked for does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger session_moves before update on gateways.session for each row execute function gateways.guard_move();

-- Limits reversals to the paid amount.
create function gateways.guard_reversal() returns trigger language plpgsql as $$
declare paid record;
begin
  select state, amount, charged into paid from gateways.session where id = new.session_id for no key update;
  if new.state <> 'returning' or paid.state not in ('paid', 'paid_late') then
    raise exception 'nothing was paid that could go back' using errcode = '42501';
  end if;
  if exists (
    select from gateways.reversal where session_id = new.session_id
    having coalesce(sum(amount), 0) + new.amount > paid.amount or coalesce(sum(charged), 0) + new.charged > paid.charged
  ) then
    raise exception 'more would go back than was paid' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger reversal_is_of_what_was_paid before insert on gateways.reversal for each row execute function gateways.guard_reversal();

create function gateways.guard_reversal_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (select from gateways.reversal_transition where before = old.state and after = new.state) then
    raise exception 'what goes back does not go from % to %', old.state, new.state using errcode = '42501';
  end if;
  if (new.id, new.session_id, new.part, new.amount, new.charged, new.made_at) is distinct from (old.id, old.session_id, old.part, old.amount, old.charged, old.made_at) then
    raise exception 'what goes back does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger reversal_moves before update on gateways.reversal for each row execute function gateways.guard_reversal_move();
