-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  perform ledger.post('proof:1', 'proof', 'proof:1', 'system', '', 'USD', array['cash/proof'], array['customer.available/1'], array[500]);
  perform ledger.post('proof:1', 'proof', 'proof:1', 'system', '', 'USD', array['cash/proof'], array['customer.available/1'], array[500]);
  perform ledger.open_hold('proof:2', 'proof', 'customer:1', '', 'USD', 'customer.available/1', 200, 'withdrawal', now() + interval '1 day', 'cancel');
  if (select balance from ledger.account where address = 'customer.available/1') <> 300 then found := found || 'a replay moved money'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:1', 'proof', 'proof:1', 'system', '', 'USD', array['cash/proof'], array['customer.available/1'], array[501::bigint])$q$, 'LD409') then found := found || 'a key was taken twice'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:3', 'proof', 'proof:3', 'system', '', 'USD', array['customer.available/1'], array['cash/proof'], array[301::bigint])$q$, 'LD422') then found := found || 'more than there is was moved'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:3', 'proof', 'proof:3', 'system', '', 'USD', array['customer.frozen/1'], array['cash/proof'], array[1::bigint])$q$, '42501') then found := found || 'frozen money moved without its hold'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:3', 'proof', 'proof:3', 'system', '', 'USD', array['cash/proof'], array['cash/proof'], array[1::bigint])$q$, '23514') then found := found || 'money moved to where it was'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:3', 'proof', 'proof:3', 'system', '', 'USD', array['cash/proof'], array['customer.available/1'], array[0::bigint])$q$, '23514') then found := found || 'nothing was moved'::text; end if;
  if not pg_temp.is_refused($q$select ledger.resolve_hold('proof:2', 'proof', 'system', '', array['cash/proof'], array[199::bigint])$q$, 'LD400') then found := found || 'a part of a hold was sent'::text; end if;
  if not pg_temp.is_refused($q$select ledger.open_hold('proof:4', 'proof', 'customer:1', '', 'USD', 'customer.available/1', 100, 'withdrawal', null, 'cancel')$q$, '23502') then found := found || 'a hold has no end'::text; end if;
  if not pg_temp.is_refused($q$update ledger.account set balance = 1 where address = 'customer.available/1'$q$, '42501') then found := found || 'a balance was written'::text; end if;
  if not pg_temp.is_refused($q$insert into ledger.journal (key, kind, reference, actor, content_hash, at, demo) values ('proof:5', 'proof', 'x', 'system', sha256(''), now(), false)$q$, '42501') then found := found || 'a journal was written past the door'::text; end if;
  if not pg_temp.is_refused($q$update ledger.posting set amount = 1$q$, '42501') then found := found || 'a posting was changed'::text; end if;
  if not pg_temp.is_refused($q$delete from ledger.posting$q$, '42501') then found := found || 'a posting was deleted'::text; end if;
  if not pg_temp.is_refused($q$truncate ledger.posting, ledger.journal cascade$q$, '42501') then found := found || 'the ledger was emptied'::text; end if;
  found := found || array(select 'broken: ' || invariant from ledger.check_all() where bad <> 0);
  -- What was tried is undone with this.
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
