-- Those that there were are there; a form that is none, a page without its number and a carrier that goes away are refused.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  if (select count(*) from shipments.carrier) < 22 then found := found || 'a carrier is missing'::text; end if;
  if exists (select 1 from shipments.parcel p where not exists (select 1 from shipments.carrier c where c.key = p.carrier)) then found := found || 'a parcel goes with nobody'::text; end if;
  if not pg_temp.is_refused($q$update shipments.carrier set forms = '{"(a+)+"}'$q$, '23514') then found := found || 'a form can be anything'::text; end if;
  if not pg_temp.is_refused($q$update shipments.carrier set forms = '{}'$q$, '23514') then found := found || 'a carrier has no form'::text; end if;
  if not pg_temp.is_refused($q$update shipments.carrier set page = 'https://carrier.example/'$q$, '23514') then found := found || 'a page has no number'::text; end if;
  if not pg_temp.is_refused($q$update shipments.carrier set page = 'javascript:alert({no})'$q$, '23514') then found := found || 'a page is no address'::text; end if;
  if not pg_temp.is_refused($q$update shipments.carrier set countries = '{"Thailand"}'$q$, '23514') then found := found || 'a country is no country'::text; end if;
  if not pg_temp.is_refused($q$delete from shipments.carrier where key = 'dhl'$q$, '42501') then found := found || 'a carrier goes away'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
