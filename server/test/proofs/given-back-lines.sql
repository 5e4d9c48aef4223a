-- A line that was given back does not wait to be rated, is given back once, and stays so.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
  waits smallint;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'delivered', 'part_refunded', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1')
    returning id into made;
  insert into orders.line values (made, 1, 7, 1, '{}', 1, 500, 500, 0, 0, 0, 0), (made, 2, 8, 2, '{}', 1, 500, 500, 0, 0, 0, 0);
  insert into orders.given_back values (made, 1, now());
  update orders.order_header set status = 'received', received_at = now(), moved_by = 'customer:1' where id = made;
  select lines_left into waits from orders.to_rate where order_id = made;
  if waits is distinct from 1 then found := found || format('%s lines wait to be rated, and one is there', waits); end if;
  if not pg_temp.is_refused(format('insert into orders.given_back values (%s, 1, now())', made), '23505') then found := found || 'a line is given back twice'::text; end if;
  if not pg_temp.is_refused(format('insert into orders.given_back values (%s, 3, now())', made), '23503') then found := found || 'a line that nobody bought is given back'::text; end if;
  if not pg_temp.is_refused(format('delete from orders.given_back where order_id = %s', made), '42501') then found := found || 'a line was never given back'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem
union all
select 'the stars of product ' || product.id || ' are not those of its tally' from products.product join reviews.tally on tally.product_id = product.id
  where product.tally_version = tally.version and rating_count <> (select sum(count) from unnest(stars) as count);
