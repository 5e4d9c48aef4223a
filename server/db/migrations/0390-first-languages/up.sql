-- A mall without the demo starts in all languages and in its own currency. Staff could change a language, and not add one.
insert into settings.language (code, name, place) values
  ('en', 'English', 0), ('zh', '简体中文', 1), ('es', 'Español', 2), ('jp', '日本語', 3), ('th', 'ไทย', 4), ('zhtw', '繁體中文', 5)
on conflict do nothing;
insert into settings.currency (code, symbol, place, changed_at) values ('USD', '$', 0, to_timestamp(0)) on conflict do nothing;
insert into settings.rate (code, rate, effective_at, decided_at) select 'USD', 1, to_timestamp(0), to_timestamp(0) where not exists (select from settings.rate where code = 'USD');
