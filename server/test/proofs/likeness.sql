-- What a picture looks like is whole or none. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  asked text := $q$insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at, likeness, pieces)
    values ('customer', 1, 'refund', true, 'a-picture-of-a-proof', 1, 1, 1, now(), %s, %s)$q$;
begin
  if not pg_temp.is_refused(format(asked, $v$'\x00'$v$, $v$'{1}'$v$), '23514') then found := found || 'a likeness is too short'::text; end if;
  if not pg_temp.is_refused(format(asked, $v$decode(repeat('00', 32), 'hex')$v$, 'null'), '23514') then found := found || 'a likeness is never found'::text; end if;
  if not pg_temp.is_refused(format(asked, 'null', $v$'{1}'$v$), '23514') then found := found || 'pieces are of nothing'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
