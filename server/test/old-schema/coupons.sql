create schema coupons;

create table coupons.coupon (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{3,40}$'),
  shop_id bigint,
  names jsonb not null check (names ? 'en'),
  kind text not null check (kind in ('fixed', 'percent', 'free_delivery')),
  amount bigint check (amount > 0),
  percent int check (percent between 1 and 100),
  cap bigint check (cap > 0),
  threshold bigint not null default 0 check (threshold >= 0),
  scope text not null default 'all' check (scope in ('all', 'category', 'brand', 'product')),
  scope_id bigint,
  scope_names jsonb not null default '{}'::jsonb,
  first_order boolean not null default false,
  listed boolean not null default true,
  begins_at timestamptz not null,
  ends_at timestamptz,
  total int check (total > 0),
  claimed int not null default 0 check (claimed >= 0),
  per_person int not null default 1 check (per_person between 1 and 100),
  demo boolean not null default false,
  closed_at timestamptz,
  check (ends_at > begins_at),
  constraint coupon_left check (claimed <= coalesce(total, 0)),
  constraint coupon_check1 check ((kind = 'fixed') = (amount is not null)),
  constraint coupon_check2 check ((kind = 'percent') = (percent is not null)),
  constraint coupon_check3 check (kind <> 'fixed' or cap is null),
  constraint coupon_check4 check ((scope = 'all') = (scope_id is null))
);
create index coupon_of_shop on coupons.coupon (shop_id, id desc) where listed;
create index coupon_of_shop_all on coupons.coupon (shop_id, id desc) where shop_id is not null;

create table coupons.claim (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons.coupon,
  customer_id bigint not null,
  nth int not null check (nth > 0),
  number int check (number > 0),
  claimed_at timestamptz not null,
  payment_id bigint,
  used_at timestamptz,
  unique (coupon_id, customer_id, nth),
  unique (coupon_id, number),
  check ((payment_id is null) = (used_at is null))
);
create index claim_of_customer on coupons.claim (customer_id, id desc);
create unique index claim_once_a_payment on coupons.claim (payment_id, coupon_id) where payment_id is not null;
create trigger claim_stays before delete or truncate on coupons.claim for each statement execute function kernel.refuse_change();

create function coupons.guard_claim() returns trigger language plpgsql as $$
declare coupon coupons.coupon;
begin
  select * into coupon from coupons.coupon where id = new.coupon_id;
  if new.nth > coupon.per_person then
    raise exception 'nobody has more than % of the coupon %', coupon.per_person, coupon.code using errcode = '42501';
  end if;
  if (coupon.total is null) <> (new.number is null) or new.number > coupon.claimed then
    raise exception 'the coupon % was not counted before it was claimed', coupon.code using errcode = '42501';
  end if;
  return new;
end $$;
create trigger claim_counted before insert on coupons.claim for each row execute function coupons.guard_claim();

create function coupons.guard_use() returns trigger language plpgsql as $$
begin
  if (new.id, new.coupon_id, new.customer_id, new.nth, new.number, new.claimed_at)
    is distinct from (old.id, old.coupon_id, old.customer_id, old.nth, old.number, old.claimed_at) then
    raise exception 'whose a claim is does not change' using errcode = '42501';
  end if;
  if old.payment_id is not null and new.payment_id is not null then
    raise exception 'the claim % is used already', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger claim_used_once before update on coupons.claim for each row execute function coupons.guard_use();
