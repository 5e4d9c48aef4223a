-- A row here is a reason why the change does not hold.
select 'the audit takes changes' as problem
where not exists (select 1 from pg_trigger where tgname = 'audit_append_only')
union all
select 'a fresh chain is not whole' where exists (select 1 from kernel.audit_verify());
