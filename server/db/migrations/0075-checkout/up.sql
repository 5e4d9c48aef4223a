-- Quotes, which never change, and the payments that come of them: one for all orders that were placed together.
create schema checkout;
create table checkout.quote (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  -- What was asked for, and everything it costs.
  content jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);
create index quote_old on checkout.quote (expires_at);
create function checkout.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a quote does not change' using errcode = '42501';
end $$;
create trigger quote_stays before update on checkout.quote for each row execute function checkout.refuse_change();

create table checkout.payment (
  id bigint generated always as identity primary key,
  -- One quote is placed once, by however many windows.
  quote_id bigint not null unique,
  customer_id bigint not null,
  method text not null check (method in ('wallet', 'card', 'cod')),
  status text not null check (status in ('unpaid', 'paying', 'paid', 'cod_due', 'cancelled', 'returned')),
  -- What the shopper pays, in minor units of the base currency.
  amount bigint not null check (amount >= 0),
  costs jsonb not null,
  address jsonb not null,
  shown jsonb not null,
  -- How often the page of a gateway was opened; the last one is the one that counts.
  tries int not null default 0 check (tries >= 0),
  -- Which of them brought the money.
  paid_try int check (paid_try between 1 and tries),
  redirect_url text,
  failed text check (length(failed) between 1 and 200),
  cancelled_for text check (cancelled_for in ('asked', 'not_paid')),
  placed_at timestamptz not null,
  pay_by timestamptz not null check (pay_by > placed_at and pay_by <= placed_at + interval '1 hour'),
  paid_at timestamptz,
  ended_at timestamptz,
  demo boolean not null default false,
  check ((status = 'paid') <= (paid_at is not null)),
  check ((status in ('cancelled', 'returned')) = (cancelled_for is not null)),
  check (paid_try is null or (status = 'paid' and method = 'card')),
  check ((status = 'paying') <= (method = 'card' and tries > 0)),
  check ((status = 'cod_due') <= (method = 'cod'))
);
create index payment_customer on checkout.payment (customer_id, id desc);
create index payment_open on checkout.payment (pay_by) where status in ('unpaid', 'paying');

create table checkout.move (before text not null, after text not null, primary key (before, after));
insert into checkout.move values
  ('unpaid', 'paying'), ('unpaid', 'paid'), ('unpaid', 'cod_due'), ('unpaid', 'cancelled'),
  ('paying', 'unpaid'), ('paying', 'paid'), ('paying', 'cod_due'), ('paying', 'cancelled'),
  -- A card's money that came too late goes back to where it came from.
  ('cancelled', 'returned');
create function checkout.guard_move() returns trigger language plpgsql as $$
declare fixed text[] := array['id', 'quote_id', 'customer_id', 'amount', 'costs', 'address', 'shown', 'placed_at', 'demo'];
begin
  if exists (select 1 from unnest(fixed) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name) then
    raise exception 'what is to be paid does not change' using errcode = '42501';
  end if;
  if new.status <> old.status and not exists (select 1 from checkout.move where before = old.status and after = new.status) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger payment_moves before update on checkout.payment for each row execute function checkout.guard_move();
create trigger payment_stays before delete or truncate on checkout.payment for each statement execute function kernel.refuse_change();
