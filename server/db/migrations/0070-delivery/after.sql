select 'a product weighs nothing' as problem where not exists (
  select 1 from information_schema.columns where table_schema = 'catalogue' and table_name = 'product' and column_name = 'weight_grams' and is_nullable = 'NO'
)
union all
select 'a method may have two rates at home' where not exists (
  select 1 from pg_indexes where schemaname = 'delivery' and indexname = 'rate_one_home' and indexdef like '%UNIQUE%'
)
union all
select 'a country may have two rules for the same goods' where not exists (
  select 1 from pg_indexes where schemaname = 'delivery' and tablename = 'tax_rule' and indexdef like '%NULLS NOT DISTINCT%'
);
