-- A conversation is reported once by a side while that is open; what is decided has its reason. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  talk bigint;
  said bigint;
begin
  insert into chat.conversation (customer_id, shop_id, made_at, last_at) values (-1, -1, now(), now()) returning id into talk;
  insert into chat.message (conversation_id, side, author, key, text, at) values (talk, 'house', 'seller:1', 'a-key-of-mine', 'Hello', now()) returning id into said;
  insert into chat.report (conversation_id, side, customer_id, message_id, reason, made_at, due_at) values (talk, 'customer', -1, said, 'spam', now(), now());
  if not pg_temp.is_refused(format($q$insert into chat.report (conversation_id, side, customer_id, message_id, reason, made_at, due_at) values (%s, 'customer', -1, %s, 'spam', now(), now())$q$, talk, said), '23505') then found := found || 'reported twice'::text; end if;
  if not pg_temp.is_refused(format($q$insert into chat.report (conversation_id, side, customer_id, message_id, reason, made_at, due_at) values (%s, 'house', -1, %s, 'dull', now(), now())$q$, talk, said), '23514') then found := found || 'a reason is none'::text; end if;
  if not pg_temp.is_refused(format($q$update chat.report set state = 'upheld', decided_at = now() where conversation_id = %s$q$, talk), '23514') then found := found || 'decided without a word'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
