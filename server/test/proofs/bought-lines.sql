-- A line of a cart is bought once, and by a payment that there is.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  payment bigint;
  buys text := 'insert into checkout.bought_line (cart_line_id, payment_id, placed_at) values (-1, %s, now())';
begin
  insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
    values (-1, 1, 'wallet', 'unpaid', 107, '{}', '{}', '{}', now(), now() + interval '30 minutes') returning id into payment;
  execute format(buys, payment);
  if not pg_temp.is_refused(format(buys, payment), '23505') then found := found || 'a line of a cart is bought twice'::text; end if;
  delete from checkout.bought_line where cart_line_id = -1;
  if not pg_temp.is_refused(format(buys, -1), '23503') then found := found || 'a line is bought by no payment'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
