-- A refusal that was never told, and a success among them, are refused.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  if not pg_temp.is_refused($q$insert into platform.refusal values ('2026-11-22', 'getOrders', 2000019, 0)$q$, '23514') then found := found || 'none was told'::text; end if;
  if not pg_temp.is_refused($q$insert into platform.refusal values ('2026-11-22', 'getOrders', 200, 1)$q$, '23514') then found := found || 'a success is a refusal'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
