-- The sums and the steps together are what the orders say, whatever becomes of them.
create or replace function pg_temp.agrees(shop bigint) returns boolean language sql as $$
  select not exists (
    (select day, sum(orders), sum(net) from (
        select day, orders, net from orders.day_sum where shop_id = shop union all select day, orders, net from orders.sum_step where shop_id = shop
      ) said group by day having sum(orders) <> 0 or sum(net) <> 0)
    except
    (select orders.sold_on(order_header), count(*), sum(total - refunded) from orders.order_header where shop_id = shop and orders.counts(order_header) group by 1)
  )
$$;
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'received', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1')
    returning id into made;
  if (select net from orders.sum_step where order_id = made) is distinct from 1000 then found := found || 'what was paid is not counted'::text; end if;
  update orders.order_header set refunded = 400, payment_status = 'part_refunded' where id = made;
  if (select sum(net) from orders.sum_step where order_id = made) is distinct from 600 then found := found || 'what went back is counted'::text; end if;
  update orders.order_header set refunded = 1000, payment_status = 'refunded', status = 'cancelled', ended_at = now(), moved_by = 'system' where id = made;
  if (select row (sum(net), sum(orders)) from orders.sum_step where order_id = made) is distinct from row (0::numeric, 0::bigint) then
    found := found || 'an order whose money all went back still counts'::text;
  end if;
  if not pg_temp.agrees(1) then found := found || 'the sums are not what the orders say'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
