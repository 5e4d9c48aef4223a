-- What shops sold by day and by product, so that a dashboard costs the same with ten orders and with a million.
-- An order counts on the day it was paid, with what was paid less what went back; one whose money all went back does not count.
create table orders.day_sum (
  shop_id bigint not null,
  day date not null,
  orders bigint not null,
  net bigint not null,
  primary key (shop_id, day)
);
create table orders.goods_sum (
  shop_id bigint not null,
  month date not null check (extract(day from month) = 1),
  product_id bigint not null,
  pieces bigint not null,
  amount bigint not null,
  primary key (shop_id, month, product_id)
);
create index goods_sum_best on orders.goods_sum (shop_id, month, amount desc, product_id);
-- What was not added to the sums yet. Orders of one shop that are paid at the same moment wait for nothing here: each writes a row of its own.
create table orders.sum_step (
  id bigint generated always as identity primary key,
  sale_id bigint not null,
  shop_id bigint not null,
  day date not null,
  orders smallint not null check (orders between -1 and 1),
  net bigint not null
);
create index sum_step_shop on orders.sum_step (shop_id, day);

create function orders.counts(sale orders.sale) returns boolean immutable language sql as
  $$ select sale.paid_at is not null and sale.payment_status <> 'refunded' $$;
create function orders.sold_on(sale orders.sale) returns date immutable language sql as
  $$ select (sale.paid_at at time zone 'UTC')::date $$;

create function orders.write_sum_step() returns trigger language plpgsql as $$
declare
  counted boolean := tg_op = 'UPDATE' and orders.counts(old);
  counts boolean := orders.counts(new);
begin
  if counted and counts and orders.sold_on(old) = orders.sold_on(new) then
    if old.total - old.refunded <> new.total - new.refunded then
      insert into orders.sum_step (sale_id, shop_id, day, orders, net) values (new.id, new.shop_id, orders.sold_on(new), 0, old.refunded - new.refunded);
    end if;
    return null;
  end if;
  if counted then
    insert into orders.sum_step (sale_id, shop_id, day, orders, net) values (old.id, old.shop_id, orders.sold_on(old), -1, old.refunded - old.total);
  end if;
  if counts then
    insert into orders.sum_step (sale_id, shop_id, day, orders, net) values (new.id, new.shop_id, orders.sold_on(new), 1, new.total - new.refunded);
  end if;
  return null;
end $$;
create trigger sale_sum_step after insert or update of paid_at, payment_status, refunded on orders.sale
  for each row execute function orders.write_sum_step();

insert into orders.day_sum
  select shop_id, orders.sold_on(sale), count(*), sum(total - refunded) from orders.sale where orders.counts(sale) group by 1, 2;
insert into orders.goods_sum
  select shop_id, date_trunc('month', orders.sold_on(sale))::date, product_id, sum(quantity), sum(amount - line.shop_discount - line.mall_discount)
  from orders.sale join orders.line on sale_id = sale.id where orders.counts(sale) group by 1, 2, 3;

-- The next thing that a shop is waited for.
create index sale_shop_due on orders.sale (shop_id, status, next_at) where status in ('paid', 'to_ship');
