select 'nobody hears that a session ended' as problem
where not exists (select 1 from pg_trigger where tgname = 'session_ended' and tgrelid = 'kernel.session'::regclass);
