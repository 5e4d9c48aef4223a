-- A message is there once, of somebody, and stays; two talk in one conversation. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  talk bigint;
begin
  insert into chat.conversation (customer_id, shop_id, made_at, last_at) values (-1, null, now(), now()) returning id into talk;
  insert into chat.message (conversation_id, side, author, key, text, at) values (talk, 'customer', 'customer:1', 'a-key-of-mine', 'Hello', now());
  if not pg_temp.is_refused($q$insert into chat.conversation (customer_id, shop_id, made_at, last_at) values (-1, null, now(), now())$q$, '23505') then found := found || 'two conversations with customer service'::text; end if;
  if not pg_temp.is_refused(format($q$insert into chat.message (conversation_id, side, author, key, text, at) values (%s, 'customer', 'customer:1', 'a-key-of-mine', 'Hello', now())$q$, talk), '23505') then found := found || 'a message is there twice'::text; end if;
  if not pg_temp.is_refused(format($q$insert into chat.message (conversation_id, side, author, key, text, at) values (%s, 'house', 'customer:1', 'another-key', 'Hello', now())$q$, talk), '23514') then found := found || 'a customer speaks for a shop'::text; end if;
  if not pg_temp.is_refused(format($q$insert into chat.message (conversation_id, side, author, key, text, at) values (%s, 'customer', 'customer:1', 'a-third-key', '', now())$q$, talk), '23514') then found := found || 'nothing is said'::text; end if;
  if not pg_temp.is_refused(format($q$update chat.message set text = 'Good-bye' where conversation_id = %s$q$, talk), '42501') then found := found || 'what was said is changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
