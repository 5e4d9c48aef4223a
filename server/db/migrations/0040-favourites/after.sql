select 'somebody follows a shop that is not there' as problem where exists (select 1 from shops.follow where not exists (select 1 from shops.shop where id = shop_id));
