-- A moment that is made up holds where it was said, and nowhere after it; a row here is one that does not.
select problem from (
  select 'what is made up happens now' as problem
  where (select kernel.told_at() from (select set_config('ledger.demo_at', '2026-01-02T03:04:05Z', true)) said) <> '2026-01-02T03:04:05Z'
  union all
  select 'what nobody made up does not happen now'
  where (select kernel.told_at() from (select set_config('ledger.demo_at', '', true)) said) < now()
) found;
