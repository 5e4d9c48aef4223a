select 'the score takes no typing' as problem
where not exists (select 1 from information_schema.columns where table_schema = 'catalogue' and column_name = 'score' and is_generated = 'ALWAYS');
