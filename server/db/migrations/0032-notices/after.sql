select 'a notice can be told twice' as problem
where not exists (select 1 from pg_indexes where schemaname = 'notices' and indexname = 'notice_once' and indexdef like '%UNIQUE%');
