select 'a book may have two defaults' as problem
where not exists (select 1 from pg_indexes where schemaname = 'addresses' and indexname = 'address_one_default' and indexdef like '%UNIQUE%WHERE is_default%');
