-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  first bigint;
begin
  insert into seller_inventory.stock_delivery (shop_id, customer_id, upload_ids, arrives_on, asked_at, due_at) values (1, 1, '{1}', '2026-12-01', now(), now()) returning id into first;
  insert into seller_inventory.line (intake_id, sku_id, expected) values (first, 1, 10);
  insert into seller_inventory.history (intake_id, state, actor, at) values (first, 'applied', 'seller:1', now());
  if not pg_temp.is_refused(format('update seller_inventory.line set counted = 8 where intake_id = %s', first), '23514') then found := found || 'a difference has no reason'::text; end if;
  if not pg_temp.is_refused(format($q$update seller_inventory.stock_delivery set state = 'refused', ended_at = now() where id = %s$q$, first), '23514') then found := found || 'one is refused without a reason'::text; end if;
  if not pg_temp.is_refused(format($q$update seller_inventory.stock_delivery set state = 'received' where id = %s$q$, first), '23514') then found := found || 'one ends and nobody knows when'::text; end if;
  if not pg_temp.is_refused($q$update seller_inventory.history set actor = 'system'$q$, '42501') then found := found || 'history can be changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
