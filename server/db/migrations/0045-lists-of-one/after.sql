-- What stands here must be empty: an index that is not there or not whole.
select name || ' is missing' as problem from unnest(array['product_brand', 'product_shop']) as name where not exists (
  select 1 from pg_index where indexrelid = to_regclass('catalogue.' || name) and indisvalid
);
