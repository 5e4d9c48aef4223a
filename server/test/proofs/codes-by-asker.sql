-- Of one asker there is one code for a purpose and a target; another asker has one beside it.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into accounts.code (purpose, target_key, asked_at, expires_at) values ('login', 'nobody', now(), now());
  if not pg_temp.is_refused($q$insert into accounts.code (purpose, target_key, asked_at, expires_at) values ('login', 'nobody', now(), now())$q$, '23505') then found := found || 'strangers have two codes'::text; end if;
  insert into accounts.code (purpose, target_key, asked_by, asked_at, expires_at) values ('login', 'nobody', 'somebody', now(), now());
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
