-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
  said text := $q$insert into reviews.review (product_id, shop_id, customer_id, order_id, line, rating, text, lang, written_at)
    values (%s, %s, %s, %s, %s, 5, 'Lovely', 'en', now())$q$;
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'delivered', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1')
    returning id into made;
  insert into orders.line values (made, 1, 7, 1, '{}', 2, 500, 1000, 0, 0, 0, 0);
  if not pg_temp.is_refused(format(said, 7, 1, 1, made, 1), '42501') then found := found || 'what did not arrive is rated'::text; end if;
  update orders.order_header set status = 'received', received_at = now(), moved_by = 'customer:1' where id = made;
  if not pg_temp.is_refused(format(said, 7, 1, 2, made, 1), '42501') then found := found || 'somebody rates what another bought'::text; end if;
  if not pg_temp.is_refused(format(said, 8, 1, 1, made, 1), '42501') then found := found || 'something else than was bought is rated'::text; end if;
  if not pg_temp.is_refused(format(said, 7, 2, 1, made, 1), '42501') then found := found || 'another shop is rated'::text; end if;
  if not pg_temp.is_refused(format(said, 7, 1, 1, 'null', 'null'), '23514') then found := found || 'a review without a purchase'::text; end if;
  execute format(said, 7, 1, 1, made, 1);
  if not pg_temp.is_refused(format(said, 7, 1, 1, made, 1), '23505') then found := found || 'a line is rated twice'::text; end if;
  if not pg_temp.is_refused(format('update reviews.review set rating = 1 where order_id = %s', made), '42501') then found := found || 'a review is changed, and nobody knows'::text; end if;
  execute format('update reviews.review set rating = 1, changed_at = now() where order_id = %s', made);
  if not pg_temp.is_refused(format('update reviews.review set rating = 2, changed_at = now() where order_id = %s', made), '42501') then found := found || 'a review is changed twice'::text; end if;
  if not pg_temp.is_refused(format('update reviews.review set customer_id = 2 where order_id = %s', made), '42501') then found := found || 'a review changes hands'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
