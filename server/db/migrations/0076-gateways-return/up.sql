-- Money of a payment that goes back to where it came from, whole or in parts.
create table gateways.reversal (
  id bigint generated always as identity primary key,
  session_id bigint not null references gateways.session (id),
  -- What whoever asked calls this part; null is all that had not gone back before.
  part text check (part ~ '^[a-z]+:[A-Za-z0-9_/-]{1,64}$'),
  -- In the base currency.
  amount bigint not null check (amount > 0),
  -- What the gateway is asked to give back, in the currency in which it collected.
  charged bigint not null check (charged > 0),
  state text not null default 'returning' check (state in ('returning', 'returned', 'return_failed')),
  -- Why the gateway did not do it, the last time that it refused.
  reason text check (length(reason) between 1 and 200),
  -- How often the gateway was asked anew after it had refused, the first time counted.
  tries int not null default 1 check (tries > 0),
  tried_at timestamptz not null default now(),
  made_at timestamptz not null default now(),
  returned_at timestamptz,
  check ((state = 'returned') = (returned_at is not null)),
  check (state <> 'return_failed' or reason is not null)
);
create unique index reversal_once on gateways.reversal (session_id, coalesce(part, ''));
create index reversal_failed on gateways.reversal (tried_at) where state = 'return_failed';

create table gateways.reversal_move (before text not null, after text not null, primary key (before, after));
insert into gateways.reversal_move values ('returning', 'returned'), ('returning', 'return_failed'), ('return_failed', 'returning');

-- Only what was paid goes back, and never more of it.
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
create function gateways.guard_reversal_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (select from gateways.reversal_move where before = old.state and after = new.state) then
    raise exception 'what goes back does not go from % to %', old.state, new.state using errcode = '42501';
  end if;
  if (new.id, new.session_id, new.part, new.amount, new.charged, new.made_at) is distinct from (old.id, old.session_id, old.part, old.amount, old.charged, old.made_at) then
    raise exception 'what goes back does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger reversal_is_of_what_was_paid before insert on gateways.reversal for each row execute function gateways.guard_reversal();
create trigger reversal_moves before update on gateways.reversal for each row execute function gateways.guard_reversal_move();
create trigger reversal_stays before delete or truncate on gateways.reversal for each statement execute function kernel.refuse_change();

-- What the invented gateway of a demo mall gave back, once by each key.
create table gateways.demo_return (
  key text primary key,
  token text not null references gateways.demo_payment (token),
  charged bigint not null check (charged > 0),
  made_at timestamptz not null default now()
);
create index demo_return_token on gateways.demo_return (token);
