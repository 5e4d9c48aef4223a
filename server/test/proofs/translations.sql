-- A review has one translation into a language, and an answer is translated only where there is one. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  review bigint;
  asked text := 'insert into reviews.translation (review_id, lang, of_text, of_reply, text, reply, made_at) values (%s, %L, %L, %L, %L, %L, now())';
begin
  insert into reviews.review (product_id, shop_id, rating, text, lang, written_at, demo) values (-1, -1, 5, 'Lovely', 'en', now(), true) returning id into review;
  execute format(asked, review, 'th', 'Lovely', null, 'น่ารัก', null);
  if not pg_temp.is_refused(format(asked, review, 'th', 'Lovely', null, 'สวย', null), '23505') then found := found || 'translated twice'::text; end if;
  if not pg_temp.is_refused(format(asked, review, 'es', 'Lovely', null, 'Precioso', 'Gracias'), '23514') then found := found || 'an answer to nothing'::text; end if;
  if not pg_temp.is_refused(format(asked, -1, 'es', 'Lovely', null, 'Precioso', null), '23503') then found := found || 'a translation of nothing'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
