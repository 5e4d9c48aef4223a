-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  asked text := $q$insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
    values ('20260101', nextval('orders.order_count'), %s, 1, 1, 'A Shop', 'unpaid', 'unpaid', 1000, 0, 0, 0, 0, 0, 70, false, %s, 500, '{}', '{}', '{}', now(), 'customer:1')$q$;
begin
  execute format(asked, 9000001, 1070);
  if not pg_temp.is_refused(format(asked, 9000001, 1070), '23505') then found := found || 'one payment makes two orders of a shop'::text; end if;
  if not pg_temp.is_refused(format(asked, 9000002, 1000), '23514') then found := found || 'a total is not the sum of its parts'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set total = 1, items = 1, tax = 0 where payment_id = 9000001$q$, '42501') then found := found || 'a total can be changed'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set customer_id = 2 where payment_id = 9000001$q$, '42501') then found := found || 'an order can change hands'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'completed', ended_at = now(), moved_by = 'system' where payment_id = 9000001$q$, '42501') then found := found || 'an order skips its way'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'paid', payment_status = 'paid', paid_at = now(), moved_by = 'seller:1' where payment_id = 9000001$q$, '42501') then found := found || 'a seller says that an order is paid'::text; end if;
  if not pg_temp.is_refused($q$update orders.order_header set status = 'paid', payment_status = 'paid', moved_by = 'system' where payment_id = 9000001$q$, '23514') then found := found || 'paid at no time'::text; end if;
  insert into orders.line select id, 1, 1, 1, '{}', 2, 500, 1000, 0, 0, 700, 70 from orders.order_header where payment_id = 9000001;
  if not pg_temp.is_refused($q$update orders.line set quantity = 1$q$, '42501') then found := found || 'a line can be changed'::text; end if;
  if not pg_temp.is_refused($q$insert into orders.line select id, 2, 1, 2, '{}', 2, 500, 999, 0, 0, 700, 70 from orders.order_header where payment_id = 9000001$q$, '23514') then found := found || 'a line costs something else than its pieces'::text; end if;
  if not pg_temp.is_refused($q$delete from orders.history$q$, '42501') then found := found || 'history can be deleted'::text; end if;
  if not pg_temp.is_refused($q$delete from orders.order_header$q$, '42501') then found := found || 'an order can be deleted'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem
union all
select 'an order and its lines do not say the same: ' || order_header.id from orders.order_header
  join lateral (select sum(amount) as items, sum(shop_discount) as shop_discount, sum(mall_discount) as mall_discount, sum(tax) as tax
    from orders.line where order_id = order_header.id) lines on true
  where (order_header.items, order_header.shop_discount, order_header.mall_discount, order_header.tax) is distinct from (lines.items, lines.shop_discount, lines.mall_discount, lines.tax);
