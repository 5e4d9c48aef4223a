-- Every product of the catalogue stands in the console of its shop, a draft is found by its words, and what was decided does not change.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  made bigint;
begin
  if exists (select 1 from products.product where status in ('live', 'off') and not exists (select 1 from seller_products.entry where product_id = product.id)) then
    found := found || 'a product stands in no console'::text;
  end if;
  if not pg_temp.is_refused($q$insert into seller_products.entry (product_id, shop_id, changed_at) values (9000001, 1, now())$q$, '23514') then
    found := found || 'an entry shows and says nothing'::text;
  end if;
  insert into seller_products.entry (product_id, shop_id, draft, content, words, changed_at)
    values (9000001, 7, 'draft', '{}', seller_products.words_of(7, 9000001, 'AB-1', '{"en": "Trail shoes", "th": "รองเท้าวิ่ง"}'), now());
  if not exists (select 1 from seller_products.entry where words @@ '''7/tra'':* & ''7/เท้า'':* & ''7/ab'' & ''7/1'''::tsquery) then
    found := found || 'a draft is not found by its words'::text;
  end if;
  insert into seller_products.submission (product_id, shop_id, customer_id, name, content, sent_by, sent_at, due_at)
    values (9000001, 7, 1, 'Trail shoes', '{}', 'seller:1', now(), now()) returning id into made;
  if not pg_temp.is_refused(format('update seller_products.submission set content = ''{"a": 1}'' where id = %s', made), '42501') then
    found := found || 'what was sent changes'::text;
  end if;
  update seller_products.submission set state = 'approved', ended_at = now() where id = made;
  if not pg_temp.is_refused(format('update seller_products.submission set state = ''open'', ended_at = null where id = %s', made), '42501') then
    found := found || 'what was decided is open again'::text;
  end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
