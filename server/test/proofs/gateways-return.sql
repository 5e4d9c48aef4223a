-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  paid bigint;
  asked text := $q$insert into gateways.reversal (session_id, part, amount, charged) values (%s, %L, %s, %s)$q$;
begin
  insert into gateways.session (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at)
    values ('zzzzzzzzzzzzzzzzzzzz', 1, 'card', 'stripe', 'proof:1', 'x', 100, 4000, 'TRY', '#/', now(), now() + interval '1 hour') returning id into paid;
  if not pg_temp.is_refused(format(asked, paid, null, 100, 4000), '42501') then found := found || 'what was not paid goes back'::text; end if;
  update gateways.session set state = 'paid', gateway_reference = 'proof', settled_at = now() where id = paid;
  execute format(asked, paid, 'refund:1', 60, 2400);
  if not pg_temp.is_refused(format(asked, paid, 'refund:1', 10, 400), '23505') then found := found || 'one part goes back twice'::text; end if;
  if not pg_temp.is_refused(format(asked, paid, null, 41, 1600), '42501') then found := found || 'more goes back than was paid'::text; end if;
  if not pg_temp.is_refused(format(asked, paid, null, 40, 1601), '42501') then found := found || 'more goes back than was collected'::text; end if;
  execute format(asked, paid, null, 40, 1600);
  if not pg_temp.is_refused(format($q$update gateways.reversal set amount = 1 where session_id = %s$q$, paid), '42501') then found := found || 'what goes back can be changed'::text; end if;
  if not pg_temp.is_refused(format($q$update gateways.reversal set state = 'return_failed' where session_id = %s$q$, paid), '23514') then found := found || 'a gateway refuses for no reason'::text; end if;
  if not pg_temp.is_refused(format($q$update gateways.reversal set state = 'returned' where session_id = %s$q$, paid), '23514') then found := found || 'money is back at no time'::text; end if;
  update gateways.reversal set state = 'return_failed', reason = 'no' where session_id = paid;
  if not pg_temp.is_refused(format($q$update gateways.reversal set state = 'returned', returned_at = now() where session_id = %s$q$, paid), '42501') then found := found || 'what was refused is back without being asked for'::text; end if;
  update gateways.reversal set state = 'returning' where session_id = paid;
  update gateways.reversal set state = 'returned', returned_at = now() where session_id = paid;
  if not pg_temp.is_refused(format($q$update gateways.reversal set state = 'returning', returned_at = null where session_id = %s$q$, paid), '42501') then found := found || 'what is back goes once more'::text; end if;
  if not pg_temp.is_refused($q$delete from gateways.reversal$q$, '42501') then found := found || 'what goes back can be forgotten'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
