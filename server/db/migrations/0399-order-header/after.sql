select 'the table of orders has its old name' where to_regclass('orders.sale') is not null;
select 'a column or its constraint has its old name: ' || attrelid::regclass || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
  where attname = 'sale_id' and attnum > 0 and relkind = 'r'
union all select 'a constraint has its old name: ' || conname from pg_constraint where conname ~ '(^|_)sale_';
select 'a function names the old table: ' || oid::regprocedure from pg_proc
  where pronamespace::regnamespace::text !~ '^pg_' and prosrc ~ '(orders\.sale|sale_id)\M';
select 'a notice has a template that is gone: ' || id from notifications.notice where template in ('sale_waits', 'sale_called_off_by_mall') limit 1;
