select 'orders in the hands of shops are looked for one by one' as problem
where not exists (select 1 from pg_indexes where schemaname = 'orders' and indexname = 'sale_in_hands');
