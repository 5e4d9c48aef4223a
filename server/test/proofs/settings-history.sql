-- An address takes two people and a day; nobody writes another one over it, and every currency still has its rate.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into settings.recharge_wallet (code, name, asset, network, address, rate, min_amount, precision_digits, place)
    values ('PROOF', 'Proof', 'USDT', 'Proof', 'before', 1, 1, 2, 0);
  insert into settings.wallet_address (code, address, asked_by, asked_at) values ('PROOF', 'after', 1, '2026-01-01');
  if not pg_temp.is_refused($q$update settings.recharge_wallet set address = 'after' where code = 'PROOF'$q$, '42501') then found := found || 'an address was written over'::text; end if;
  if not pg_temp.is_refused($q$update settings.wallet_address set signed_by = 1, signed_at = '2026-01-02', effective_at = '2026-01-03'$q$, '23514') then found := found || 'one signed alone'::text; end if;
  if not pg_temp.is_refused($q$update settings.wallet_address set signed_by = 2, signed_at = '2026-01-02', effective_at = '2026-01-02 23:59'$q$, '23514') then found := found || 'an address came early'::text; end if;
  if not pg_temp.is_refused($q$update settings.wallet_address set address = 'another'$q$, '42501') then found := found || 'what was asked for was changed'::text; end if;
  if not pg_temp.is_refused($q$insert into settings.wallet_address (code, address, asked_by, asked_at) values ('PROOF', 'third', 1, '2026-01-01')$q$, '23505') then found := found || 'two changes wait at once'::text; end if;
  if exists (select 1 from settings.currency c where not exists (select 1 from settings.rate r where r.code = c.code)) then found := found || 'a currency has no rate'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
