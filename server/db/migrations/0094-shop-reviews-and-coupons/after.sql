select 'a report is decided and nobody says why' as problem
where not exists (select 1 from pg_constraint where conrelid = 'reviews.report'::regclass and pg_get_constraintdef(oid) like '%message IS NOT NULL%')
union all
select 'the coupons of a shop are looked for one by one'
where not exists (select 1 from pg_indexes where schemaname = 'coupons' and indexname = 'coupon_of_shop_all');
