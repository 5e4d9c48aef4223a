-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  asked text := $q$insert into gateways.session (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at)
    values (%L, 1, 'card', 'stripe', %L, 'x', 100, 100, 'USD', '#/', now(), now() + interval '1 hour')$q$;
begin
  execute format(asked, 'aaaaaaaaaaaaaaaaaaaa', 'recharge:1');
  if not pg_temp.is_refused(format(asked, 'bbbbbbbbbbbbbbbbbbbb', 'recharge:1'), '23505') then found := found || 'one thing is paid for twice'::text; end if;
  if not pg_temp.is_refused($q$update gateways.session set state = 'open'$q$, '23514') then found := found || 'a payment is open nowhere'::text; end if;
  if not pg_temp.is_refused($q$update gateways.session set state = 'paid', settled_at = now()$q$, '23514') then found := found || 'a payment is paid that no gateway knows'::text; end if;
  if not pg_temp.is_refused($q$update gateways.session set charged = 1$q$, '42501') then found := found || 'what is asked for can be changed'::text; end if;
  update gateways.session set state = 'open', gateway_reference = 'a', redirect_url = 'https://cards.example';
  if not pg_temp.is_refused($q$update gateways.session set gateway_reference = 'b'$q$, '42501') then found := found || 'a payment becomes another one at the gateway'::text; end if;
  execute format(asked, 'cccccccccccccccccccc', 'recharge:2');
  if not pg_temp.is_refused($q$update gateways.session set gateway_reference = 'a' where reference = 'recharge:2'$q$, '23505') then found := found || 'one payment counts for two'::text; end if;
  update gateways.session set state = 'failed', reason = 'declined', settled_at = now() where reference = 'recharge:1';
  if not pg_temp.is_refused($q$update gateways.session set state = 'paid' where reference = 'recharge:1'$q$, '42501') then found := found || 'a failed payment is paid as if in time'::text; end if;
  update gateways.session set state = 'paid_late' where reference = 'recharge:1';
  if not pg_temp.is_refused($q$update gateways.session set state = 'failed' where reference = 'recharge:1'$q$, '42501') then found := found || 'what was paid fails again'::text; end if;
  if not pg_temp.is_refused($q$delete from gateways.session$q$, '42501') then found := found || 'a payment can be deleted'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
