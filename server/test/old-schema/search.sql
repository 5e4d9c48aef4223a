create schema search;

create function search.word_ends(word text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(select substr(word, at) from generate_series(2, length(word) - 2) at))
$$;

create table search.state (
  only_row boolean primary key default true check (only_row),
  least_scores float8[] not null default '{}'::float8[],
  built_at timestamptz,
  words_version int not null default 0,
  renewing_at timestamptz
);
insert into search.state (only_row, least_scores, built_at, words_version, renewing_at) values
  (true, '{}', null, 1, null);

create table search.product (
  product_id bigint primary key,
  shop_id bigint not null,
  brand_id bigint,
  category_id bigint not null,
  price bigint not null,
  list_price_until timestamptz not null default '-infinity'::timestamptz,
  rating int not null,
  rating_order int not null,
  sold bigint not null,
  in_stock boolean not null,
  published_at timestamptz not null,
  expires_at timestamptz not null default 'infinity'::timestamptz,
  score float8 not null,
  tier int not null,
  content_hash bytea not null,
  indexed_at timestamptz not null default now(),
  packed bytea generated always as ((((((((((((int8send(product_id) || int8send(coalesce(brand_id, 0::bigint))) || int8send(category_id)) || int8send(shop_id)) || int8send(price)) || int4send((score * 1000000::float8)::int)) || int4send(least(sold, 2147483647::bigint)::int)) || int4send(rating_order)) || int2send(rating::smallint)) || case when in_stock then '\x01'::bytea else '\x00'::bytea end) || timestamptz_send(published_at)) || timestamptz_send(list_price_until)) || timestamptz_send(expires_at)) stored not null,
  terms tsvector not null,
  ballast bytea not null default decode(repeat('00', 2100), 'hex')
) with (toast_tuple_target = 512);
alter table search.product alter column packed set storage plain, alter column terms set storage external;
create index product_terms on search.product using gin (terms) with (fastupdate=off);

create table search.word (
  word text collate "C" primary key,
  term text collate "C" not null,
  shown text not null,
  script text not null check (script in ('latin', 'kana', 'thai')),
  documents int not null,
  near text[] not null
);
create index word_term on search.word (term);
create index word_near on search.word using gin (near) with (fastupdate=off);
create index word_first_letter on search.word ("left"(word, 1), documents desc);
create index word_two_letters on search.word ("left"(word, 2), documents desc);
create index word_ends on search.word using gin (search.word_ends(word)) with (fastupdate=off);

create table search.place (
  kind text check (kind in ('category', 'brand', 'shop')),
  id bigint,
  parent_id bigint,
  names jsonb not null,
  image text,
  tint int,
  primary key (kind, id)
);
create index place_parent on search.place (parent_id) where kind = 'category';

create table search.place_word (
  word text collate "C",
  kind text,
  id bigint,
  primary key (kind, word, id),
  foreign key (kind, id) references search.place on delete cascade
);

create table search.asked (
  day date,
  keyword text,
  times int not null check (times > 0),
  primary key (day, keyword)
);

create function search.near_words(beginnings text[]) returns table (word text, shown text, documents int) language sql stable set enable_seqscan = off as $$
  select word, shown, documents from search.word where near && beginnings order by documents desc limit 200
$$;

create function search.find(
  questions text[],
  always int,
  most int,
  enough int,
  at timestamptz,
  price_min bigint,
  price_max bigint,
  rating_min int,
  stocked boolean,
  reduced boolean,
  deepest int,
  out counts int[],
  out packs bytea,
  out cut boolean,
  out read int
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  tiers int := (select cardinality(least_scores) from search.state);
  last_tier int := least(tiers, deepest);
  narrowed boolean := price_min is not null or price_max is not null or rating_min is not null or stocked or reduced;
  remaining int := most;
  wanted int;
  question text;
  asked tsquery;
  part_count int;
  part bytea;
  question_count int;
begin
  counts := '{}';
  packs := '';
  cut := last_tier < tiers;
  read := 0;
  foreach question in array questions loop
    exit when cardinality(counts) >= always and most - remaining >= enough;
    question_count := 0;
    for tier in 0 .. last_tier loop
      wanted := case when tier < 2 then remaining when tier = 2 then least(remaining, enough * 2 - (most - remaining))
        when counts = '{}' then least(remaining, enough - (most - remaining)) else least(remaining, enough / 8 - (most - remaining)) end;
      if wanted <= 0 then
        cut := true;
        exit;
      end if;
      read := greatest(read, tier);
      asked := replace(question, '~', tier::text)::tsquery;
      if narrowed then
        select count(*), string_agg(each.packed, '') into part_count, part from (
          select product.packed from search.product
          where product.terms @@ asked and product.expires_at > at
            and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
            and (rating_min is null or product.rating >= rating_min)
            and (not stocked or product.in_stock) and (not reduced or product.list_price_until > at)
          limit wanted
        ) each;
      else
        select count(*), string_agg(each.packed, '') into part_count, part from (
          select product.packed from search.product where product.terms @@ asked and product.expires_at > at limit wanted
        ) each;
      end if;
      if part_count = wanted then
        cut := true;
        if tiers = 0 then
          select string_agg(each.packed, '') into part from (
            select product.packed from search.product
            where product.terms @@ asked and product.expires_at > at
              and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
              and (rating_min is null or product.rating >= rating_min)
              and (not stocked or product.in_stock) and (not reduced or product.list_price_until > at)
            order by product.score desc, product.product_id desc limit wanted
          ) each;
        end if;
      end if;
      if part_count > 0 then
        packs := packs || part;
        question_count := question_count + part_count;
        remaining := remaining - part_count;
      end if;
    end loop;
    counts := counts || question_count;
  end loop;
end $$;

create function search.words_having(part text, most int) returns table (term text, begins boolean) language sql stable set enable_seqscan = off as $$
  (select term, true from search.word
    where word > part collate "C" and word < (part || chr(1114111)) collate "C" order by documents desc, word limit most)
  union all
  (select term, false from search.word
    where search.word_ends(word) @@ ('''' || replace(replace(part, '\', '\\'), '''', '''''') || ''':*')::tsquery
    order by length(word) > length(part) + 1, documents desc, word limit most)
$$;
