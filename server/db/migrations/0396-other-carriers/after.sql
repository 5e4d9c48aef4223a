-- A row here is a parcel of another carrier without its name, or a name on a parcel of a known carrier.
select id::text as problem from shipments.parcel where (carrier = 'other') <> (carrier_name is not null);
