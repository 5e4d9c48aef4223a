-- A shop corrects a wrong carrier or number of a parcel. The former ones stay here.
create table shipments.former_number (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references shipments.parcel,
  carrier text not null,
  tracking_no text not null,
  carrier_name text,
  carrier_page text,
  until timestamptz not null,
  corrected_by text not null
);
create index former_number_parcel on shipments.former_number (parcel_id, id desc);
create trigger former_number_append_only before delete or update or truncate on shipments.former_number
  for each statement execute function platform.refuse_change();

create or replace function shipments.guard_parcel() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'step' - 'carrier' - 'tracking_no' - 'carrier_name' - 'carrier_page' - 'own_number') is distinct from
    (to_jsonb(old) - 'step' - 'carrier' - 'tracking_no' - 'carrier_name' - 'carrier_page' - 'own_number') then
    raise exception 'what was sent does not change' using errcode = '42501';
  end if;
  if (new.carrier, new.tracking_no, new.carrier_name, new.carrier_page, new.own_number) is distinct from
    (old.carrier, old.tracking_no, old.carrier_name, old.carrier_page, old.own_number) then
    if old.step = 'delivered' or not exists (select from shipments.former_number former where former.parcel_id = old.id
      and (former.carrier, former.tracking_no, former.carrier_name) is not distinct from (old.carrier, old.tracking_no, old.carrier_name)) then
      raise exception 'a number changes before delivery, and its former one is kept' using errcode = '42501';
    end if;
  end if;
  if shipments.step_rank(new.step) < shipments.step_rank(old.step) then
    raise exception 'a parcel does not go back' using errcode = '42501';
  end if;
  return new;
end $$;
