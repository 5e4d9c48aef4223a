select 'the goods of a shop are sorted each time they are listed' as problem
where not exists (select 1 from pg_indexes where schemaname = 'catalogue' and indexname = 'product_shop_newest')
union all
select 'what runs low is looked for one by one'
where not exists (select 1 from pg_indexes where schemaname = 'catalogue' and indexname = 'sku_low');
