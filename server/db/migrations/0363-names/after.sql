-- A row here is a reason why the change does not hold.
select 'the schema ' || old || ' is still there' as problem from new_name where to_regnamespace(old) is not null
union all
select 'the schema ' || new || ' is missing' from new_name where to_regnamespace(new) is null
union all
select oid::regprocedure || ' speaks of ' || old from new_name join pg_proc on prosrc ~ ('(^|[^.[:alnum:]_])' || old || '\.[[:alpha:]]');
