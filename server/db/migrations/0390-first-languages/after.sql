-- A row here is a language that the mall does not offer, or a mall without its own currency.
select spoken as problem from unnest(array['en', 'zh', 'es', 'jp', 'th', 'zhtw']) as spoken where not exists (select from settings.language where code = spoken)
union all
select 'USD' where not exists (select from settings.rate where code = 'USD');
