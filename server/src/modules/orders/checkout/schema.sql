create schema checkout;

create table checkout.quote (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  content jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > made_at)
);
create index quote_old on checkout.quote (expires_at);

create table checkout.payment (
  id bigint generated always as identity primary key,
  quote_id bigint not null unique,
  customer_id bigint not null,
  method text not null check (method in ('wallet', 'card', 'cod')),
  status text not null check (status in ('unpaid', 'paying', 'paid', 'cod_due', 'cancelled', 'returned')),
  amount bigint not null check (amount >= 0),
  costs jsonb not null,
  address jsonb not null,
  shown jsonb not null,
  tries int not null default 0 check (tries >= 0),
  paid_try int,
  redirect_url text,
  failed text check (length(failed) between 1 and 200),
  cancelled_for text check (cancelled_for in ('asked', 'not_paid')),
  placed_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  demo boolean not null default false,
  check (paid_try >= 1 and paid_try <= tries),
  check (pay_by > placed_at and pay_by <= (placed_at + '01:00:00'::interval)),
  check ((status = 'paid') <= (paid_at is not null)),
  check ((status in ('cancelled', 'returned')) = (cancelled_for is not null)),
  check (paid_try is null or status = 'paid' and method = 'card'),
  check ((status = 'paying') <= (method = 'card' and tries > 0)),
  check ((status = 'cod_due') <= (method = 'cod'))
);
create index payment_customer on checkout.payment (customer_id, id desc);
create index payment_open on checkout.payment (pay_by) where status in ('unpaid', 'paying');
create trigger payment_stays before delete or truncate on checkout.payment for each statement execute function platform.refuse_change();

create table checkout.transition (
  before text,
  after text,
  primary key (before, after)
);
insert into checkout.transition (before, after) values
  ('cancelled', 'returned'),
  ('paying', 'cancelled'),
  ('paying', 'cod_due'),
  ('paying', 'paid'),
  ('paying', 'unpaid'),
  ('unpaid', 'cancelled'),
  ('unpaid', 'cod_due'),
  ('unpaid', 'paid'),
  ('unpaid', 'paying');

-- The payment of each cart line. Numbers of lines are never reused, so that the key lets no line be bought twice.
create table checkout.bought_line (
  cart_line_id bigint primary key,
  payment_id bigint not null references checkout.payment,
  placed_at timestamptz not null
);
create index bought_line_old on checkout.bought_line (placed_at);

create function checkout.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a quote does not change' using errcode = '42501';
end $$;
create trigger quote_stays before update on checkout.quote for each row execute function checkout.refuse_change();

create function checkout.guard_move() returns trigger language plpgsql as $$
begin
  if (new.id, new.quote_id, new.customer_id, new.amount, new.costs, new.address, new.shown, new.placed_at, new.demo)
    is distinct from (old.id, old.quote_id, old.customer_id, old.amount, old.costs, old.address, old.shown, old.placed_at, old.demo) then
    raise exception 'what is to be paid does not change' using errcode = '42501';
  end if;
  if new.status <> old.status and not exists (select 1 from checkout.transition where before = old.status and after = new.status) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger payment_moves before update on checkout.payment for each row execute function checkout.guard_move();
