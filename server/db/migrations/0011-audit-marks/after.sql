select 'the audit takes changes' as problem
where not exists (select 1 from pg_trigger where tgname = 'audit_append_only' and tgrelid = 'kernel.audit'::regclass)
union all
select 'the chain is not whole' where exists (select 1 from kernel.audit_verify())
union all
select 'a transaction takes its row number first' where exists (
  select 1 from pg_attribute own join pg_attribute id on id.attrelid = own.attrelid and id.attname = 'id'
  where own.attrelid = 'kernel.audit'::regclass and own.attname = 'transaction_id' and own.attnum > id.attnum
);
