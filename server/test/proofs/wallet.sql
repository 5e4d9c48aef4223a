-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  sent text := $q$insert into wallet.recharge (customer_id, method, wallet_code, wallet_name, network, address, asset, charged, expected, transaction_id, transaction_key, state, made_at, decide_by)
    values (%s, 'wallet', 'x', 'X', 'TRON', 'T', 'USDT', 1, 1, 'ab12cd', 'ab12cd', 'submitted', now(), now() + interval '1 day')$q$;
begin
  execute format(sent, 1);
  if not pg_temp.is_refused(format(sent, 2), '23505') then found := found || 'a transaction counts twice'::text; end if;
  if not pg_temp.is_refused($q$update wallet.recharge set state = 'completed'$q$, '23514') then found := found || 'a recharge is completed without money'::text; end if;
  if not pg_temp.is_refused($q$update wallet.recharge set charged = 2$q$, '42501') then found := found || 'what was charged can be changed'::text; end if;
  update wallet.recharge set state = 'failed', decided_at = now();
  if not pg_temp.is_refused($q$update wallet.recharge set state = 'completed', credited = 1$q$, '42501') then found := found || 'a failed recharge comes back'::text; end if;
  if not pg_temp.is_refused($q$delete from wallet.recharge$q$, '42501') then found := found || 'a recharge can be deleted'::text; end if;
  execute format(sent, 2);
  insert into wallet.history (record, state, actor, at) values ('recharge:1', 'submitted', 'customer:1', now());
  if not pg_temp.is_refused($q$update wallet.history set actor = 'system'$q$, '42501') then found := found || 'history can be changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
