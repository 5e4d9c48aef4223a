-- Every order with lines can be found, and every piece of what it is found by is a key; a row here is one that says otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'received', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{"fullName": "Ñandú Ana"}', '{}', '{}', now(), now(), 'customer:1')
    returning id into made;
  insert into orders.line values (made, 1, 1, 1, '{"name_en": "Teapot", "name_zh": "茶壶usb"}', 1, 1000, 1000, 0, 0, 0, 0);
  if (select buyer from orders.search where order_id = made) is distinct from 'nandu ana' then found := found || 'an order is not found by its buyer'::text; end if;
  if not exists (select 1 from orders.search join lateral orders.search_keys(shop_id, goods || ' ' || buyer) keys on true where order_id = made
    and keys @> orders.search_keys(1, 'eapo') and keys @> orders.search_keys(1, '茶壶us') and keys @> orders.search_keys(1, 'nandu')
    and not keys @> orders.search_keys(2, 'eapo')) then
    found := found || 'a part of a word is not found, or in another shop as well'::text;
  end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem
union all
select 'an order cannot be found: ' || id from orders.order_header where exists (select 1 from orders.line where order_id = order_header.id)
  and not exists (select 1 from orders.search where order_id = order_header.id);
