-- Everything that is counted by the day has a day; a row here has none.
select 'order ' || id from orders.sale where placed_at is null
union all select 'customer ' || id from accounts.customer where made_at is null
union all select 'shop ' || id from shops.shop where opened_at is null;
