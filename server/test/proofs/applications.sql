-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  sent text := $q$insert into application.application (customer_id, state, store_name, papers_until, sent_at, decide_by) values (%s, '%s', '%s', %s, now(), now())$q$;
begin
  execute format(sent, 9000001, 'applying', 'Nine Lamps', 'null');
  if not pg_temp.is_refused(format(sent, 9000001, 'applying', 'Ten Lamps', 'null'), '23505') then found := found || 'two are open at a time'::text; end if;
  if not pg_temp.is_refused(format(sent, 9000002, 'applying', 'NINE lamps', 'null'), '23505') then found := found || 'a name is asked for twice'::text; end if;
  if not pg_temp.is_refused(format(sent, 9000003, 'applying', 'Läden', 'null'), '23514') then found := found || 'a name is no English one'::text; end if;
  if not pg_temp.is_refused(format(sent, 9000003, 'need_more', 'Ten Lamps', 'now()'), '23514') then found := found || 'more is needed, and nobody says what'::text; end if;
  if not pg_temp.is_refused(format(sent, 9000003, 'rejected', 'Ten Lamps', 'now()'), '23514') then found := found || 'one is rejected without a reason'::text; end if;
  if not pg_temp.is_refused($q$insert into application.application (customer_id) values (9000004)$q$, '23514') then found := found || 'papers of a draft are kept for ever'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
