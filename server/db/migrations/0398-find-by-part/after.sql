-- A row here is an index that is missing.
select name as problem from unnest(array['orders.sale_signs', 'application.application_named']) as wanted (name)
where to_regclass(name) is null;
