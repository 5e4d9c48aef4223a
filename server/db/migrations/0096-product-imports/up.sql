-- Files of products that shops sent: what was wrong with them, and what of them is done.
create table shop_products.import (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  customer_id bigint not null,
  -- The word under which the console sent it; the same word with another file is refused.
  key text not null check (length(key) between 8 and 64),
  content_hash bytea not null check (length(content_hash) = 32),
  rows int not null check (rows >= 0),
  faults jsonb not null default '[]',
  state text not null default 'running' check (state in ('running', 'done')),
  made_at timestamptz not null,
  done_at timestamptz,
  unique (shop_id, key),
  check ((state = 'done') = (done_at is not null))
);
-- One at a time: two would write over each other.
create unique index import_running on shop_products.import (shop_id) where state = 'running';
create index import_of on shop_products.import (shop_id, id);

-- A product of a file. It is done in the transaction that marks it done, so that it is done once.
create table shop_products.import_part (
  import_id bigint not null references shop_products.import,
  part int not null check (part >= 0),
  -- The first of its lines.
  line int not null check (line > 1),
  -- Null for a product that is new.
  product_id bigint,
  patch jsonb not null,
  done boolean not null default false,
  fault text,
  primary key (import_id, part)
);
create index import_part_left on shop_products.import_part (import_id, part) where not done;

-- A word with signs in it is found as a whole as well as by its parts: a number such as L-100 is nobody else's.
create or replace function shop_products.words_of(shop_id bigint, product_id bigint, code text, names jsonb) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct shop_id || '/' || part), '{}'))
  from (
    select word from (select value from jsonb_each_text(names) union all values (product_id::text), (code)) as said (value),
      regexp_split_to_table(lower(value), '\s+') as whole,
      lateral (select regexp_replace(whole, '^[!-/:-@\[-`{-~、。，（）・]+|[!-/:-@\[-`{-~、。，（）・]+$', '', 'g') as word
        union select regexp_split_to_table(whole, '[!-/:-@\[-`{-~、。，（）・]+')) words
  ) words, lateral (
    select left(substr(word, at), 60) as part from generate_series(1, case when word ~ '[^\x01-\xff]' then least(length(word), 20) else 1 end) as at
  ) parts
  where part <> ''
$$;
update shop_products.entry set words = shop_products.words_of(entry.shop_id, product_id, code,
  coalesce((select product.names from catalogue.product where product.id = entry.product_id), jsonb_build_object('', name)));
