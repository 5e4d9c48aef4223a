-- What is written and not shown yet. An ad has its own word for it (`enabled`); a policy has versions, of which the last may be one.
alter table content.announcement add column published boolean not null default true;
alter table content.news add column published boolean not null default true;
alter table content.post add column published boolean not null default true;
alter table content.policy
  add column published boolean not null default true,
  -- What changed, in the words of whoever wrote it, by language.
  add column changes jsonb not null default '{}',
  add column updated_at timestamptz not null default now(),
  add column operator_id bigint;
create unique index policy_one_draft on content.policy (name) where not published;

-- What was in force stays as people agreed to it.
create function content.guard_policy() returns trigger language plpgsql as $$
begin
  if old.published then raise exception 'version % of % is published', old.version, old.name using errcode = '42501'; end if;
  return coalesce(new, old);
end $$;
create trigger policy_stays before update or delete on content.policy for each row execute function content.guard_policy();
