-- A row here is a reason why the change does not hold.
select 'an errand is settled without an outcome' as problem where not exists (
  select from pg_constraint where conrelid = 'kernel.errand'::regclass and pg_get_constraintdef(oid) like '%outcome IS NULL%settled_at IS NULL%')
