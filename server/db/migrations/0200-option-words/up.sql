-- What a shop calls the options of a product and their values in other languages, where the mall has no words for them:
-- {option, value, names}; the words of an option itself stand under the empty value.
alter table catalogue.product add column option_words jsonb not null default '[]' check (jsonb_typeof(option_words) = 'array');
