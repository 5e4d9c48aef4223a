-- A ticket is kept as its hash alone; a row here is one that is not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  if not pg_temp.is_refused($q$insert into access.ticket values ('a ticket as it is', 1, now())$q$, '23514') then found := found || 'a ticket is kept as it is'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
