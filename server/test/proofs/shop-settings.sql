-- Nobody is away from no day on, or until the day before; a row here is one that could be.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  shop bigint;
begin
  -- A number of its own, so that the first shop of a mall is the first.
  insert into profile.shop (id, owner_id, name, contact_person, city, country, tint, descriptions, demo, opened_at) overriding system value
    values (-1, -1, 'A shop of a proof', 'Ada', 'Bangkok', 'TH', 1, '{}', false, now()) returning id into shop;
  if not pg_temp.is_refused(format($q$update profile.shop set away_until = '2026-12-03' where id = %s$q$, shop), '23514') then found := found || 'a shop is away from no day on'::text; end if;
  if not pg_temp.is_refused(format($q$update profile.shop set away_from = '2026-12-03', away_until = '2026-12-02' where id = %s$q$, shop), '23514') then found := found || 'a shop is back before it leaves'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
