-- An event waits once in its batch. A row here is an event that could wait twice.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into platform.event_pending (batch, event_id) values ('00000000-0000-4000-8000-000000000001', 1);
  if not pg_temp.is_refused($q$insert into platform.event_pending (batch, event_id) values ('00000000-0000-4000-8000-000000000001', 1)$q$, '23505') then found := found || 'an event waits twice'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
