select 'the second press of a decision is not known' as problem where not exists (select 1 from pg_indexes where indexname = 'event_operator');
