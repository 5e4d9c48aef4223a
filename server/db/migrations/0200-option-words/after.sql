-- A product has a list of words, however empty, and nothing else in its place. A row here is one that could be otherwise.
select conname as problem from (values ('product_option_words_check')) wanted (conname)
where not exists (
  select from pg_constraint where conname = wanted.conname and conrelid = 'catalogue.product'::regclass and convalidated
)
union all
select format('product %s has no list of words', id) from catalogue.product where jsonb_typeof(option_words) is distinct from 'array';
