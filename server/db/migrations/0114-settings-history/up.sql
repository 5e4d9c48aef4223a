-- Rates as they were decided. In force is the latest decision whose time has come, so that a newer one ends what was planned before it.
create table settings.rate (
  id bigint generated always as identity primary key,
  code text not null references settings.currency,
  rate numeric(18, 8) not null check (rate > 0 and rate < 1e9),
  effective_at timestamptz not null,
  -- Null where the mall was filled with it.
  operator_id bigint,
  decided_at timestamptz not null default now()
);
create index rate_of_currency on settings.rate (code, id desc);
insert into settings.rate (code, rate, effective_at, decided_at) select code, rate, changed_at, changed_at from settings.currency;
alter table settings.currency drop column rate;
create trigger rate_append_only before update or delete or truncate on settings.rate for each statement execute function kernel.refuse_change();

-- Where recharges are to be sent. Another address than the first takes two people and a day, and until then the one before it is shown.
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
  constraint address_takes_a_day check (effective_at >= signed_at + interval '24 hours' and signed_at >= asked_at)
);
create index wallet_address_of on settings.wallet_address (code, id desc);
-- One change at a time waits for its second signature.
create unique index wallet_address_waits on settings.wallet_address (code) where signed_by is null and withdrawn_by is null;

create function settings.guard_wallet() returns trigger language plpgsql as $$
begin
  if (new.code, new.address, new.asset, new.network) is distinct from (old.code, old.address, old.asset, old.network) then
    raise exception 'where money of the wallet % is sent takes two people', old.code using errcode = '42501';
  end if;
  return new;
end $$;
-- A wallet that was just made has no address until two people gave it one.
alter table settings.recharge_wallet alter column address drop not null;
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
create trigger address_is_kept before delete or truncate on settings.wallet_address for each statement execute function kernel.refuse_change();
