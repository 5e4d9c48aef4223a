-- A row here is an index that is missing.
select name as problem from unnest(array['refunds.refund_number', 'refunds.refund_signs']) as wanted (name)
where to_regclass(name) is null;
