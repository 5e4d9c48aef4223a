-- What was changed stays on record, and a record of nothing is none.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into changelog.edit (kind, thing, before, after, operator_id, at) values ('proof', '1', null, '{}', 1, now());
  if not pg_temp.is_refused($q$delete from changelog.edit$q$, '42501') then found := found || 'an edit was taken off the record'::text; end if;
  if not pg_temp.is_refused($q$update changelog.edit set operator_id = 2$q$, '42501') then found := found || 'an edit became somebody else’s'::text; end if;
  if not pg_temp.is_refused($q$insert into changelog.edit (kind, thing, before, after, operator_id, at) values ('proof', '1', '{}', '{}', 1, now())$q$, '23514') then found := found || 'an edit changed nothing'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
