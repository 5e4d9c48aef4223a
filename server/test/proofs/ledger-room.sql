-- A day that is closed stays as it is, and a day is closed once; a row here is one that could be told anew.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into ledger.day_closed values ('1999-12-31', now(), 0);
  insert into ledger.day_flow values ('1999-12-31', 'cash', 1, 1);
  if not pg_temp.is_refused($q$insert into ledger.day_closed values ('1999-12-31', now(), 0)$q$, '23505') then found := found || 'a day is closed twice'::text; end if;
  if not pg_temp.is_refused($q$update ledger.day_flow set came = 2 where day = '1999-12-31'$q$, '42501') then found := found || 'a closed day is changed'::text; end if;
  if not pg_temp.is_refused($q$delete from ledger.day_closed where day = '1999-12-31'$q$, '42501') then found := found || 'a closed day is opened'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
