-- What stands here must be empty: a part of the row that a search would have to unpack.
select attname as problem from pg_attribute where attrelid = 'search.product'::regclass and attname = 'packed' and attstorage <> 'p';
