-- A row here is a column that is missing.
select 'platform.migration.compatible' as problem
where not exists (select from information_schema.columns
  where table_schema = 'platform' and table_name = 'migration' and column_name = 'compatible');
