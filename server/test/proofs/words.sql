-- A text is known by its key, and says something.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  if not pg_temp.is_refused($q$insert into platform.own_text values ('anything', '{"en": {"text": "a", "of": "a"}}')$q$, '23514') then found := found || 'a key is no key'::text; end if;
  if not pg_temp.is_refused($q$insert into platform.own_text values ('code.1000008', '{}')$q$, '23514') then found := found || 'nothing is said'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
