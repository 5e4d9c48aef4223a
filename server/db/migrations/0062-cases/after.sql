select 'one person can sign an adjustment twice' as problem
where not exists (select 1 from pg_constraint where conname = 'adjustment_two_people')
