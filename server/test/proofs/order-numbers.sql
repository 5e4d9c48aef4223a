-- A number is given by itself, is unique, and stays; its signs are those that nobody confuses.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  number text;
  places text := $q$insert into orders.order_header (order_no, order_day, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
    values (%L, '20260101', %s, 1, 1, 'A Shop', 'unpaid', 'unpaid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), 'customer:1') returning order_no$q$;
begin
  execute format(places, null, 9000001) into number;
  if number !~ '^20260101-[2-9B-DF-HJKMNP-TV-Z]{6}$' then found := found || format('%s is no number of an order', number); end if;
  if not pg_temp.is_refused(format(places, number, 9000002), '23505') then found := found || 'two orders have one number'::text; end if;
  if not pg_temp.is_refused(format('update orders.order_header set order_no = %L where order_no = %L', '20260101-AAAAAA', number), '42501') then
    found := found || 'a number changes'::text;
  end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
