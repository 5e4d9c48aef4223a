select 'an identity paper may be public' as problem
where not exists (select 1 from pg_constraint where conrelid = 'media.upload'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%private =%');
