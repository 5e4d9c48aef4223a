-- A shop imports one file at a time, and a word of its console stands for one file.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into seller_products.import (shop_id, customer_id, key, content_hash, rows, made_at) values (7, 1, 'a-first-file', sha256('1'), 1, now());
  if not pg_temp.is_refused($q$insert into seller_products.import (shop_id, customer_id, key, content_hash, rows, made_at) values (7, 1, 'a-second-file', sha256('2'), 1, now())$q$, '23505') then
    found := found || 'two files are read at once'::text;
  end if;
  update seller_products.import set state = 'done', done_at = now() where shop_id = 7;
  if not pg_temp.is_refused($q$insert into seller_products.import (shop_id, customer_id, key, content_hash, rows, made_at) values (7, 1, 'a-first-file', sha256('2'), 1, now())$q$, '23505') then
    found := found || 'a word stands for two files'::text;
  end if;
  if not seller_products.words_of(7, 1, 'L-100', '{"en": "A two-wheel scooter, red"}') @@ '''7/l-10'':* & ''7/wheel'' & ''7/two-wheel'' & ''7/scooter'' & !''7/scooter,'''::tsquery then
    found := found || 'a word with signs in it is not found'::text;
  end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
