create schema search;

-- How the index is cut into tiers: a product stands in the first tier whose least score it reaches, or behind the last one.
create table search.state (
  only_row boolean primary key default true check (only_row),
  least_scores double precision[] not null default '{}',
  built_at timestamptz
);
insert into search.state default values;

-- One row a product on sale: its terms, and all by which a search filters and orders. Other slices' facts keep it so.
create table search.product (
  product_id bigint primary key,
  shop_id bigint not null,
  brand_id bigint,
  category_id bigint not null,
  price bigint not null,
  list_price_until timestamptz not null default '-infinity',
  -- Hundredths of a star, cut; 0 where nobody has rated.
  rating int not null,
  -- What "best rated" orders by: few ratings count as doubtful.
  rating_order int not null,
  sold bigint not null,
  in_stock boolean not null,
  published_at timestamptz not null,
  expires_at timestamptz not null default 'infinity',
  score double precision not null,
  tier int not null,
  content_hash bytea not null,
  indexed_at timestamptz not null default now(),
  -- A fixed 79 bytes of each product, so that thousands of matches reach the process in one value.
  packed bytea not null generated always as (
    int8send(product_id) || int8send(coalesce(brand_id, 0)) || int8send(category_id) || int8send(shop_id) || int8send(price)
    || int4send((score * 1000000)::int) || int4send(least(sold, 2147483647)::int) || int4send(rating_order) || int2send(rating::int2)
    || case when in_stock then '\x01'::bytea else '\x00'::bytea end
    || timestamptz_send(published_at) || timestamptz_send(list_price_until) || timestamptz_send(expires_at)
  ) stored,
  -- Lexemes are tier, field, term: 0ashoe is "shoe" in a name of the best tier.
  terms tsvector not null
) with (toast_tuple_target = 256);
alter table search.product alter terms set storage external;
-- Without a list of pending entries, which every search would have to read through.
create index product_terms on search.product using gin (terms) with (fastupdate = off);

-- Every word that stands in names, as it is compared and as it is shown, with beginnings from which letters are left out.
create table search.word (
  word text collate "C" primary key,
  term text collate "C" not null,
  shown text not null,
  script text not null check (script in ('latin', 'kana', 'thai')),
  documents int not null,
  near text[] not null
);
create index word_term on search.word (term);
create index word_near on search.word using gin (near) with (fastupdate = off);
create index word_first_letter on search.word (left(word, 1), documents desc);
create index word_two_letters on search.word (left(word, 2), documents desc);

-- Categories, brands and shops by name, and every beginning of a word in those names.
create table search.place (
  kind text not null check (kind in ('category', 'brand', 'shop')),
  id bigint not null,
  parent_id bigint,
  names jsonb not null,
  image text,
  tint int,
  primary key (kind, id)
);
create index place_parent on search.place (parent_id) where kind = 'category';
create table search.place_word (
  word text collate "C" not null,
  kind text not null,
  id bigint not null,
  primary key (kind, word, id),
  foreign key (kind, id) references search.place on delete cascade
);

-- What was searched, by day, without who searched it.
create table search.asked (
  day date not null,
  keyword text not null,
  times int not null check (times > 0),
  primary key (day, keyword)
);

-- Asks the questions one after the other, each tier by tier from the best, until there is enough. `~` in a question stands for the tier.
-- Answers how many each question found, and the products in that order. Sequential reads and plans made anew never pay here.
create function search.find(
  questions text[], most int, at timestamptz, price_min bigint, price_max bigint, rating_min int, stocked boolean, reduced boolean,
  out counts int[], out packs bytea
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  last_tier int := (select cardinality(least_scores) from search.state);
  remaining int := most;
  question text;
  asked tsquery;
  part_count int;
  part bytea;
  question_count int;
begin
  counts := '{}';
  packs := '';
  foreach question in array questions loop
    question_count := 0;
    for tier in 0 .. last_tier loop
      exit when remaining <= 0;
      asked := replace(question, '~', tier::text)::tsquery;
      select count(*), string_agg(each.packed, '') into part_count, part from (
        select product.packed from search.product
        where product.terms @@ asked and product.expires_at > at
          and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
          and (rating_min is null or product.rating >= rating_min)
          and (not stocked or product.in_stock) and (not reduced or product.list_price_until > at)
        limit remaining
      ) each;
      if part_count > 0 then
        packs := packs || part;
        question_count := question_count + part_count;
        remaining := remaining - part_count;
      end if;
    end loop;
    counts := counts || question_count;
  end loop;
end $$;

-- Words that share a beginning with what was typed, letters left out on both sides; the most used first.
create function search.near_words(beginnings text[]) returns table (word text, shown text, documents int)
language sql stable set enable_seqscan = off as $$
  select word, shown, documents from search.word where near && beginnings order by documents desc limit 200
$$;
