-- A subtotal stands for an account and a journal that there are, and nothing comes or goes in the negative.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  if not pg_temp.is_refused($q$insert into ledger.subtotal values (9000000001, 9000000001, 1, 0)$q$, '23503') then found := found || 'nobody''s account has a subtotal'::text; end if;
  if not pg_temp.is_refused($q$insert into ledger.subtotal values (9000000001, 9000000001, -1, 0)$q$, '23514') then found := found || 'less than nothing came'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
