create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at) values (900001, 'dhl', 'PROOF900001', now());
  if not pg_temp.is_refused($q$insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at) values (900002, 'dhl', 'PROOF900001', now())$q$, '23505') then found := found || 'two parcels have one number'::text; end if;
  if not pg_temp.is_refused($q$update shipments.parcel set own_number = false where tracking_no = 'PROOF900001'$q$, '42501') then found := found || 'a parcel gives its number away'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
