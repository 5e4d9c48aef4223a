-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  two bigint;
  endless bigint;
  asked text := 'insert into coupons.claim (coupon_id, customer_id, nth, number, claimed_at) values (%s, %s, %s, %s, now())';
begin
  insert into coupons.coupon (code, names, kind, amount, begins_at, total) values ('PROOFTWO', '{"en": "Two"}', 'fixed', 100, now(), 2) returning id into two;
  insert into coupons.coupon (code, names, kind, amount, begins_at) values ('PROOFALL', '{"en": "All"}', 'fixed', 100, now()) returning id into endless;
  if not pg_temp.is_refused(format('update coupons.coupon set claimed = 3 where id = %s', two), '23514') then found := found || 'more are claimed than there are'::text; end if;
  if not pg_temp.is_refused(format(asked, two, 1, 1, 1), '42501') then found := found || 'a claim is not counted'::text; end if;
  if not pg_temp.is_refused(format(asked, two, 1, 1, 'null'), '42501') then found := found || 'a claim has no number'::text; end if;
  update coupons.coupon set claimed = 1 where id = two;
  execute format(asked, two, 1, 1, 1);
  if not pg_temp.is_refused(format(asked, two, 2, 1, 1), '23505') then found := found || 'one number is claimed twice'::text; end if;
  execute format(asked, endless, 1, 1, 'null');
  if not pg_temp.is_refused(format(asked, endless, 1, 2, 'null'), '42501') then found := found || 'somebody has more than their share'::text; end if;
  update coupons.claim set payment_id = 1, used_at = now() where coupon_id = two;
  if not pg_temp.is_refused('update coupons.claim set payment_id = 2 where payment_id = 1', '42501') then found := found || 'a claim is used twice'::text; end if;
  if not pg_temp.is_refused('update coupons.claim set customer_id = 2 where payment_id = 1', '42501') then found := found || 'a claim changes hands'::text; end if;
  if not pg_temp.is_refused('update coupons.claim set payment_id = null where payment_id = 1', '23514') then found := found || 'a use has a time and no payment'::text; end if;
  if not pg_temp.is_refused('delete from coupons.claim', '42501') then found := found || 'a claim can be deleted'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
