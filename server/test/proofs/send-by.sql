-- Until when it has to be sent is known of every order that waits to be sent; a row here is one of which it is not, or could be.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'to_ship', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1');
  if not pg_temp.is_refused($q$update orders.order_header set next_at = now(), next_do = 'remind' where payment_id = 9000001$q$, '23514') then found := found || 'an order waits to be sent, and nobody knows until when'::text; end if;
  update orders.order_header set next_at = now(), next_do = 'remind', send_by = now() + interval '4 days' where payment_id = 9000001;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
