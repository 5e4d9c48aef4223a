-- A sum without a cent of it is refused, and journals are not added twice.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into seller_finances.month_sum values (9000000001, '2026-01-01', 'sale', 1, 2, 1, 1000, 0, 0, 0, 0, 50, 950, 0);
  if not pg_temp.is_refused($q$update seller_finances.month_sum set net = net - 1 where shop_id = 9000000001$q$, '23514') then found := found || 'a cent was lost'::text; end if;
  if not pg_temp.is_refused($q$insert into seller_finances.month_sum values (9000000001, '2026-01-02', 'sale', 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)$q$, '23514') then found := found || 'a month begins on its second day'::text; end if;
  if not pg_temp.is_refused($q$insert into seller_finances.folded values (true, 0)$q$, '23505') then found := found || 'there are two ends'::text; end if;
  update seller_finances.folded set journal_id = journal_id + 5;
  if not pg_temp.is_refused($q$update seller_finances.folded set journal_id = journal_id - 1$q$, '23514') then found := found || 'journals were added again'::text; end if;
  if not pg_temp.is_refused($q$delete from seller_finances.folded$q$, '23514') then found := found || 'the end was forgotten'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
