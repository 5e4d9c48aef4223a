-- A shop may ship with a carrier that the mall does not know. The parcel then states the carrier's name, and maybe a link for tracking.
alter table shipments.parcel
  add column carrier_name text check (length(carrier_name) between 1 and 80),
  add column carrier_page text check (carrier_page ~ '^https://[!-~]+$' and length(carrier_page) <= 300),
  add check ((carrier = 'other') = (carrier_name is not null)),
  add check (carrier_page is null or carrier = 'other');
