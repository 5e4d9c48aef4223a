select 'the former numbers of parcels have no table' where to_regclass('shipments.former_number') is null;
