-- A published version neither changes nor goes, and each policy has one draft at most.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into content.policy (name, version, texts, effective_at) values ('terms', 9001, '{"en": {}}', '2026-01-01');
  insert into content.policy (name, version, texts, effective_at, published) values ('terms', 9002, '{"en": {}}', '2026-01-01', false);
  if not pg_temp.is_refused($q$update content.policy set texts = '{"en": {"title": "x"}}' where version = 9001$q$, '42501') then found := found || 'a published policy was written over'::text; end if;
  if not pg_temp.is_refused($q$delete from content.policy where version = 9001$q$, '42501') then found := found || 'a published policy was taken away'::text; end if;
  if not pg_temp.is_refused($q$insert into content.policy (name, version, texts, effective_at, published) values ('terms', 9003, '{"en": {}}', '2026-01-01', false)$q$, '23505') then found := found || 'a policy has two drafts'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
