-- What was agreed on does not change, whichever column of it; a row here is one that could.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  change text;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'unpaid', 'unpaid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), 'customer:1');
  foreach change in array array['payment_id = 9000002', 'customer_id = 2', 'shop_id = 2', 'shop_name = ''B''', 'items = 1100, total = 1100', 'delivery = 1, total = 1001',
    'tax_included = true', 'commission_rate = 1', 'address = ''{"a": 1}''', 'arrival = ''{"a": 1}''', 'shown = ''{"a": 1}''', 'remark = ''r''', 'placed_at = now() + interval ''1 s''', 'demo = true', 'order_count = 9999999'] loop
    if not pg_temp.is_refused('update orders.order_header set ' || change || ' where payment_id = 9000001', '42501') then found := found || ('of an order can be said: ' || change); end if;
  end loop;
  update orders.order_header set status = 'paid', payment_status = 'paid', paid_at = now(), next_at = now(), next_do = 'accept', moved_by = 'customer:1' where payment_id = 9000001;

  insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
    values (9000001, 1, 'wallet', 'unpaid', 100, '{}', '{}', '{}', now(), now() + interval '30 minutes');
  foreach change in array array['quote_id = 9000002', 'customer_id = 2', 'amount = 1', 'costs = ''{"a": 1}''', 'address = ''{"a": 1}''', 'shown = ''{"a": 1}''', 'placed_at = now() - interval ''1 s''', 'demo = true'] loop
    if not pg_temp.is_refused('update checkout.payment set ' || change || ' where quote_id = 9000001', '42501') then found := found || ('of a payment can be said: ' || change); end if;
  end loop;
  update checkout.payment set status = 'paid', paid_at = now() where quote_id = 9000001;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
