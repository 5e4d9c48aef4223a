-- What stands here must be empty: an index that finds what stands nowhere, or says that it left some of it unread.
select 'found what stands nowhere' as problem from search.find(array['''~a no such word'''], 1, 10, 5, now(), null, null, null, false, false, null)
where packs <> '' or cut or read is distinct from (select cardinality(least_scores) from search.state);
