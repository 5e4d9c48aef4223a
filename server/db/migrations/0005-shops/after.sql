select 'a shop without a name' as problem where exists (select 1 from shops.shop where name is null);
