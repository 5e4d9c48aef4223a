-- What stands here must be empty: an index that finds without being told, or a product packed into another size.
select 'an empty index finds something' as problem from search.find(array['''~ashoe'''], 10, now(), null, null, null, false, false) where packs <> ''
union all
select 'a product is not packed into 79 bytes' from (
  select length(int8send(0)) * 5 + length(int4send(0)) * 3 + length(int2send(0::int2)) + 1 + length(timestamptz_send(now())) * 3 as bytes
) size where bytes <> 79;
