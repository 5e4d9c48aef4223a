-- A tracking number belongs to one parcel of one shop, so that a carrier's message moves no other.
alter table parcels.parcel add column own_number boolean not null default true;
alter table parcels.parcel disable trigger parcel_moves;
update parcels.parcel set own_number = false where id in (
  select id from (select id, row_number() over (partition by carrier, tracking_no order by id) as nth from parcels.parcel) numbered where nth > 1);
alter table parcels.parcel enable trigger parcel_moves;
create unique index parcel_number_once on parcels.parcel (carrier, tracking_no) where own_number;

-- Messages of carriers that were taken a short time ago: one that is sent again changes nothing.
create table parcels.message (hash bytea primary key check (length(hash) = 32), at timestamptz not null);
create index message_at on parcels.message (at);
