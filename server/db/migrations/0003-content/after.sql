select 'an ad stands nowhere' as problem where exists (select 1 from content.ad where position is null);
