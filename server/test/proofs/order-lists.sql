-- An order that was received waits to be rated, and one whose money all went back does not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'delivered', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1')
    returning id into made;
  insert into orders.line values (made, 1, 1, 1, '{}', 2, 500, 1000, 0, 0, 0, 0);
  update orders.order_header set status = 'received', received_at = now(), moved_by = 'customer:1' where id = made;
  if (select lines_left from orders.to_rate where order_id = made) is distinct from 1 then found := found || 'what was received does not wait to be rated'::text; end if;
  if not pg_temp.is_refused(format('update orders.to_rate set lines_left = 0 where order_id = %s', made), '23514') then found := found || 'nothing is left to be rated, and it waits'::text; end if;
  update orders.order_header set status = 'cancelled', payment_status = 'refunded', ended_at = now(), moved_by = 'system' where id = made;
  if exists (select 1 from orders.to_rate where order_id = made) then found := found || 'what is over waits to be rated'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
