create schema payouts;

create table payouts.month_sum (
  shop_id bigint,
  month date check (extract(day from month) = 1::numeric),
  kind text,
  first_id bigint not null,
  last_id bigint not null,
  orders bigint not null check (orders >= 0),
  gross bigint not null,
  shop_coupons bigint not null,
  mall_coupons bigint not null,
  tax bigint not null,
  refunds bigint not null,
  commission bigint not null,
  net bigint not null,
  cash bigint not null,
  primary key (shop_id, month, kind),
  check (first_id <= last_id),
  check ((kind not in ('sale', 'refund')) or gross = (shop_coupons + refunds + commission + net)),
  check (kind = 'sale' or orders = 0 and gross = 0 and cash = 0)
);

create table payouts.folded (
  is_one boolean primary key default true check (is_one),
  journal_id bigint not null check (journal_id >= 0)
);
insert into payouts.folded (is_one, journal_id) values
  (true, 0);

create function payouts.refuse_fewer() returns trigger language plpgsql as $$
begin
  raise exception 'journals are added once, and in their order' using errcode = '23514';
end $$;
create trigger folded_goes_on before update on payouts.folded
  for each row when (new.journal_id < old.journal_id) execute function payouts.refuse_fewer();
create trigger folded_stays before delete on payouts.folded for each row execute function payouts.refuse_fewer();
