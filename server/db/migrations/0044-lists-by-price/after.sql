-- What stands here must be empty: an index that is not there or not whole.
select 'no index product_shelved' as problem where not exists (
  select 1 from pg_index where indexrelid = to_regclass('catalogue.product_shelved') and indisvalid
);
