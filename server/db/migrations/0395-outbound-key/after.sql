-- A row here is the column under its old name.
select column_name as problem from information_schema.columns
where table_schema = 'platform' and table_name = 'idempotent_answer' and column_name = 'errand';
