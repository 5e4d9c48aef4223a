-- A row here is a reason why the change does not hold.
select table_name || ' still has ' || column_name as problem from information_schema.columns
where table_schema = 'platform' and table_name in ('event', 'event_delivery', 'event_pending') and column_name in ('told', 'told_at', 'fact_id', 'listener', 'heard_at')
union all
select 'the function platform.recorded_at() is missing' where to_regprocedure('platform.recorded_at()') is null;
