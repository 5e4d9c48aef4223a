-- Whoever waits was promised a time, and what was written stays. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  asked bigint;
begin
  insert into support.ticket (customer_id, topic, subject, state, made_at, last_at, waiting_since, due_at)
    values (-1, 'order', 'Where is it?', 'open', now(), now(), now(), now() + interval '1 day') returning id into asked;
  insert into support.message (ticket_id, side, author, text, at) values (asked, 'asker', 'customer:1', 'It has not come.', now());
  if not pg_temp.is_refused(format($q$update support.ticket set due_at = null where id = %s$q$, asked), '23514') then found := found || 'somebody waits without a promise'::text; end if;
  if not pg_temp.is_refused(format($q$update support.ticket set state = 'answered' where id = %s$q$, asked), '23514') then found := found || 'an answered one waits'::text; end if;
  if not pg_temp.is_refused(format($q$insert into support.message (ticket_id, side, author, text, at) values (%s, 'staff', 'customer:1', 'Done.', now())$q$, asked), '23514') then found := found || 'a customer speaks for the mall'::text; end if;
  if not pg_temp.is_refused(format($q$update support.message set text = 'It came.' where ticket_id = %s$q$, asked), '42501') then found := found || 'what was written is changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
