-- What was agreed to neither changes nor goes, and is a version that there is.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into content.policy (name, version, texts, effective_at) values ('terms', 9001, '{"en": {}}', '2026-01-01');
  insert into content.agreement values (9001, 'terms', 9001, now());
  if not pg_temp.is_refused($q$update content.agreement set version = 1 where customer_id = 9001$q$, '42501') then found := found || 'an agreement was written over'::text; end if;
  if not pg_temp.is_refused($q$delete from content.agreement where customer_id = 9001$q$, '42501') then found := found || 'an agreement was taken away'::text; end if;
  if not pg_temp.is_refused($q$insert into content.agreement values (9001, 'terms', 9002, now())$q$, '23503') then found := found || 'somebody agreed to a version that there is not'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
