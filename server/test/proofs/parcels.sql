-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  sent bigint;
begin
  insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at) values (9000001, 'dhl', '1234567890', now()) returning id into sent;
  insert into shipments.line values (sent, 1, 2);
  insert into shipments.history values (sent, 'in_transit', '', '2026-01-01', 'carrier');
  if not pg_temp.is_refused($q$insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at) values (9000001, 'dhl', '1234567890', now())$q$, '23505') then found := found || 'one parcel is sent twice'::text; end if;
  if not pg_temp.is_refused($q$update shipments.parcel set tracking_no = '1234567891' where order_id = 9000001$q$, '42501') then found := found || 'the number of a parcel can be changed'::text; end if;
  update shipments.parcel set step = 'on_the_way' where id = sent;
  if not pg_temp.is_refused($q$update shipments.parcel set step = 'in_transit' where order_id = 9000001$q$, '42501') then found := found || 'a parcel goes back'::text; end if;
  if not pg_temp.is_refused($q$update shipments.line set quantity = 1$q$, '42501') then found := found || 'what is in a parcel can be changed'::text; end if;
  if not pg_temp.is_refused(format('insert into shipments.history values (%s, ''in_transit'', '''', ''2026-01-01'', ''carrier'')', sent), '23505') then found := found || 'a step is told twice'::text; end if;
  if not pg_temp.is_refused($q$delete from shipments.history$q$, '42501') then found := found || 'where a parcel was can be deleted'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
