-- A row here is a column that is missing.
select 'staff.invitation.operator_id' as problem
where not exists (select from information_schema.columns
  where table_schema = 'staff' and table_name = 'invitation' and column_name = 'operator_id');
