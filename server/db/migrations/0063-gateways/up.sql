-- Payments that people finish on the page of a card gateway or bank. Nothing of a card is here: only what was asked for and what came of it.
create schema gateways;

create table gateways.session (
  id bigint generated always as identity primary key,
  -- What the gateway knows the payment by: nobody guesses it, and two malls at one gateway do not share it.
  token text not null unique check (token ~ '^[A-Za-z0-9]{20}$'),
  customer_id bigint not null,
  channel text not null check (channel in ('card', 'bank_tr')),
  gateway text not null check (gateway ~ '^[a-z]{3,20}$'),
  -- What is paid for, as whoever asked knows it; one payment each.
  reference text not null unique check (reference ~ '^[a-z_]+:[1-9][0-9]*(/[1-9][0-9]*)?$'),
  described_as text not null check (length(described_as) between 1 and 200),
  -- In the base currency.
  amount bigint not null check (amount > 0),
  -- What the gateway is asked to collect, in its own currency.
  charged bigint not null check (charged > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  return_to text not null check (return_to ~ '^#/'),
  state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'failed', 'paid_late')),
  gateway_reference text check (length(gateway_reference) between 1 and 200),
  redirect_url text,
  reason text check (length(reason) between 1 and 200),
  version int not null default 1,
  -- How often the gateway was looked at, and when it was last meant to be.
  looks int not null default 0,
  looked_at timestamptz,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (gateway, gateway_reference),
  check ((state in ('opening', 'open')) = (settled_at is null)),
  check (state <> 'open' or (gateway_reference is not null and redirect_url is not null)),
  check (state not in ('paid', 'paid_late') or gateway_reference is not null),
  check (state <> 'failed' or reason is not null),
  check (expires_at > made_at)
);
create index session_open on gateways.session (made_at) where state in ('opening', 'open', 'failed');

-- Which state follows which. What failed may still be paid, when the money comes after all.
create table gateways.move (before text not null, after text not null, primary key (before, after));
insert into gateways.move values
  ('opening', 'open'), ('opening', 'paid'), ('opening', 'failed'), ('open', 'paid'), ('open', 'failed'), ('failed', 'paid_late');
create function gateways.guard_move() returns trigger language plpgsql as $$
declare fixed text[] := array['id', 'token', 'customer_id', 'channel', 'gateway', 'reference', 'described_as', 'amount', 'charged', 'currency', 'return_to', 'made_at', 'expires_at'];
begin
  if new.state <> old.state and not exists (select 1 from gateways.move where before = old.state and after = new.state) then
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
create trigger session_stays before delete or truncate on gateways.session for each statement execute function kernel.refuse_change();

-- The books of the invented gateway of a demo mall: it is asked as if it were somebody else.
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
