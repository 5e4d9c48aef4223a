-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  asked text := $q$insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
    values (%s, 1, 'wallet', 'unpaid', 100, '{}', '{}', '{}', now(), now() + interval '30 minutes')$q$;
begin
  execute format(asked, 9000001);
  if not pg_temp.is_refused(format(asked, 9000001), '23505') then found := found || 'one quote is placed twice'::text; end if;
  if not pg_temp.is_refused($q$update checkout.payment set amount = 1 where quote_id = 9000001$q$, '42501') then found := found || 'what is to be paid can be changed'::text; end if;
  if not pg_temp.is_refused($q$update checkout.payment set status = 'paid' where quote_id = 9000001$q$, '23514') then found := found || 'paid at no time'::text; end if;
  if not pg_temp.is_refused($q$update checkout.payment set status = 'returned', cancelled_for = 'asked' where quote_id = 9000001$q$, '42501') then found := found || 'money goes back that never came'::text; end if;
  update checkout.payment set status = 'paid', paid_at = now() where quote_id = 9000001;
  if not pg_temp.is_refused($q$update checkout.payment set status = 'cancelled', cancelled_for = 'asked' where quote_id = 9000001$q$, '42501') then found := found || 'what is paid is called off'::text; end if;
  if not pg_temp.is_refused($q$delete from checkout.payment$q$, '42501') then found := found || 'a payment can be deleted'::text; end if;
  insert into checkout.quote (customer_id, content, made_at, expires_at) values (1, '{}', now(), now() + interval '15 minutes');
  if not pg_temp.is_refused($q$update checkout.quote set content = '{"a":1}'$q$, '42501') then found := found || 'a quote can be changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
