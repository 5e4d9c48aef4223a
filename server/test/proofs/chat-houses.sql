-- There is one house of each; hours are whole or none. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into chat.house (shop_id, changed_at) values (-1, now());
  if not pg_temp.is_refused($q$insert into chat.house (shop_id, changed_at) values (-1, now())$q$, '23505') then found := found || 'a shop has two houses'::text; end if;
  if not pg_temp.is_refused($q$update chat.house set opens = 540 where shop_id = -1$q$, '23514') then found := found || 'it opens and never closes'::text; end if;
  if not pg_temp.is_refused($q$update chat.house set replies = '{""}' where shop_id = -1$q$, '23514') then found := found || 'nothing is ready to be said'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
