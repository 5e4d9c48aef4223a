-- What an order is found by, as it is compared, so that words are looked up and not read through.
create table orders.search (
  sale_id bigint primary key references orders.sale,
  shop_id bigint not null,
  -- Its number and its goods in six languages; the other side's name beside it.
  goods text not null,
  buyer text not null,
  shop text not null
);

-- Small letters, without the accents of Spanish.
create function orders.folded(said text) returns text language sql immutable parallel safe as $$
  select translate(lower(said), 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun')
$$;

-- Three letters each of what is written with few of them, two of what is written with many; whatever stands in a text has its pieces among the text's.
-- They are those of one shop: what is common elsewhere costs it nothing. Two pieces that meet in one key cost a look at the text, and nothing else.
create function orders.search_keys(shop bigint, said text) returns int[] language plpgsql immutable parallel safe as $$
declare
  letter text;
  one int := 32;
  two int := 32;
  three int;
  keys int[] := '{}';
  modulus constant bigint := 2147483647;
  first constant bigint := (shop % modulus) * 1000003 % modulus;
begin
  foreach letter in array string_to_array(said, null) loop
    three := ascii(letter);
    if two <> 32 and three <> 32 then
      if two > 127 or three > 127 then
        keys := keys || (((first + two) * 1000003 % modulus + three) * 1000003 % modulus)::int;
      elsif one <> 32 and one < 128 then
        keys := keys || ((((first + one) * 1000003 % modulus + two) * 1000003 % modulus + three) * 1000003 % modulus)::int;
      end if;
    end if;
    one := two;
    two := three;
  end loop;
  return keys;
end $$;

create function orders.write_search(sales bigint[]) returns void language sql as $$
  insert into orders.search (sale_id, shop_id, goods, buyer, shop)
    select sale.id, shop_id, orders.folded(concat_ws(' ', order_no, names)), orders.folded(coalesce(address ->> 'fullName', '')), orders.folded(shop_name)
    from orders.sale left join lateral (
      select string_agg(concat_ws(' ', goods ->> 'name_en', goods ->> 'name_zh', goods ->> 'name_es', goods ->> 'name_jp', goods ->> 'name_th',
        goods ->> 'name_zhtw'), ' ' order by line) as names
      from orders.line where sale_id = sale.id
    ) lines on true
    where sale.id = any (sales)
  on conflict (sale_id) do update set goods = excluded.goods
$$;

create function orders.keep_search() returns trigger language plpgsql as $$
begin
  perform orders.write_search(array(select distinct sale_id from added));
  return null;
end $$;
create trigger line_search after insert on orders.line referencing new table as added for each statement execute function orders.keep_search();

select orders.write_search(array(select id from orders.sale));
-- Placing writes at the end of a list; looking reads what is not sorted in yet, so there is little of it.
create index search_keys on orders.search using gin (orders.search_keys(shop_id, goods || ' ' || buyer)) with (gin_pending_list_limit = 256);
