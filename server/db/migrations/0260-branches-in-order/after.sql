-- What stands here must be empty: an index that is not there or not whole.
select format('no index %s', wanted.name) as problem from unnest(array['product_shelf_newest', 'product_shelf_sales', 'product_shelf_rating']) as wanted (name)
where not exists (select 1 from pg_index where indexrelid = to_regclass('catalogue.' || wanted.name) and indisvalid);
