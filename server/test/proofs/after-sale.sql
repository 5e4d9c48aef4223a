-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'to_ship', 'paid', 1000, 0, 100, 0, 0, 0, 0, false, 900, 500, '{}', '{}', '{}', now(), now(), 'customer:1');
  update orders.order_header set status = 'shipped', moved_by = 'seller:1' where payment_id = 9000001;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'cancelled', ended_at = now(), moved_by = 'seller:1' where payment_id = 9000001$q$, '42501') then found := found || 'what was shipped and paid is called off'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set refunded = 901 where payment_id = 9000001$q$, '23514') then found := found || 'more goes back than was paid'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set mall_refunded = 101 where payment_id = 9000001$q$, '23514') then found := found || 'the mall gets more back than it gave'::text; end if;
  update orders.order_header set refunded = 500, payment_status = 'part_refunded', extended_at = now() where payment_id = 9000001;
  if not pg_temp.is_refused($q$update orders.order_header set refunded = 499 where payment_id = 9000001$q$, '42501') then found := found || 'what went back comes again'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set extended_at = now() + interval '1 day' where payment_id = 9000001$q$, '42501') then found := found || 'receipt is put off twice'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set next_at = now() where payment_id = 9000001$q$, '23514') then found := found || 'the clock does not know what to do'::text; end if;
  update orders.order_header set status = 'received', moved_by = 'customer:1', open_refunds = 1 where payment_id = 9000001;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'completed', ended_at = now(), moved_by = 'system' where payment_id = 9000001$q$, '42501') then found := found || 'an order is completed while money is asked back'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'completed', ended_at = now(), open_refunds = 0, next_at = now(), next_do = 'complete', moved_by = 'system' where payment_id = 9000001$q$, '23514') then found := found || 'the clock goes on with what is over'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
