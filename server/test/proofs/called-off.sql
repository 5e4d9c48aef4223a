-- Each of these must be refused by the database itself, or must go; a row here is one that did not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'received', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1');
  if not pg_temp.is_refused($q$update orders.order_header set status = 'completed', ended_at = now(), open_refunds = 1, moved_by = 'system' where payment_id = 9000001$q$, '42501') then found := found || 'an order is completed while money is asked back'::text; end if;
  update orders.order_header set status = 'completed', ended_at = now(), moved_by = 'system' where payment_id = 9000001;
  begin
    update orders.order_header set open_refunds = 1 where payment_id = 9000001;
    update orders.order_header set open_refunds = 0, refunded = 1000, payment_status = 'refunded' where payment_id = 9000001;
  exception when others then found := found || 'no money comes back after an order is completed'::text;
  end;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'cancelled', moved_by = 'system' where payment_id = 9000001$q$, '42501') then found := found || 'what is completed is called off'::text; end if;
  insert into inventory.level (sku_id, on_hand, reserved, version) values (9000001, 5, 0, 1);
  insert into inventory.movement (sku_id, kind, quantity, reference) values (9000001, 'returned', 1, 'order:9000001');
  if not pg_temp.is_refused($q$insert into inventory.movement (sku_id, kind, quantity, reference) values (9000001, 'returned', 1, 'order:9000001')$q$, '23505') then found := found || 'what was sold comes back twice'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem
union all
select 'what came back was never sold: ' || back.sku_id || ' of ' || back.reference from inventory.movement back
  where kind = 'returned' and not exists (select 1 from inventory.movement sold
    where sold.sku_id = back.sku_id and sold.reference = back.reference and sold.kind = 'sold' and sold.quantity = back.quantity);
