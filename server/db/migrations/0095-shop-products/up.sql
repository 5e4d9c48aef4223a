-- Products as the consoles of their shops know them: what is written and not shown yet, beside what shoppers see.
create schema shop_products;

-- What a shop's own products are found by: the words of their names in every language, their number and the shop's own, each behind the shop.
-- Writing that knows no spaces is found from any of its signs on.
create function shop_products.words_of(shop_id bigint, product_id bigint, code text, names jsonb) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct shop_id || '/' || part), '{}'))
  from (
    select word from (select value from jsonb_each_text(names) union all values (product_id::text), (code)) as said (value),
      regexp_split_to_table(lower(value), '[\s!-/:-@\[-`{-~、。，（）・]+') as word
  ) words, lateral (
    select left(substr(word, at), 60) as part from generate_series(1, case when word ~ '[^\x01-\xff]' then least(length(word), 20) else 1 end) as at
  ) parts
  where part <> ''
$$;

create table shop_products.entry (
  -- The number that it has in the catalogue, or will have.
  product_id bigint primary key,
  shop_id bigint not null,
  -- The shop's own number of it, and the word under which the shop's console made it.
  code text check (length(code) between 1 and 40),
  made_as text check (length(made_as) between 8 and 80),
  name text not null default '',
  image text,
  tint int not null default 9 check (tint between 1 and 12),
  price bigint check (price >= 0),
  variants int not null default 0 check (variants >= 0),
  words tsvector not null default '',
  -- What the catalogue has of it: null while it was never approved.
  shown text check (shown in ('live', 'off')),
  shown_until timestamptz,
  -- When an approved one goes on sale by itself.
  publish_at timestamptz,
  draft text check (draft in ('draft', 'review', 'changes_wanted', 'rejected')),
  content jsonb,
  reason text,
  reason_fields jsonb not null default '[]',
  removed boolean not null default false,
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  demo boolean not null default false,
  check ((draft is null) = (content is null)),
  check (shown is not null or draft is not null),
  check (publish_at is null or shown = 'off'),
  check ((reason is null) or draft in ('draft', 'changes_wanted', 'rejected'))
);
create index entry_of_shop on shop_products.entry (shop_id, product_id) where not removed;
create index entry_shown on shop_products.entry (shop_id, shown, product_id) include (shown_until) where shown is not null and not removed;
create index entry_drafted on shop_products.entry (shop_id, draft, product_id) where draft is not null and not removed;
create index entry_expiring on shop_products.entry (shop_id, product_id) include (shown_until) where shown = 'live' and shown_until is not null and not removed;
create index entry_publish on shop_products.entry (publish_at) where publish_at is not null and not removed;
create index entry_words on shop_products.entry using gin (words) where not removed;
create unique index entry_code on shop_products.entry (shop_id, code) where code is not null and not removed;
create unique index entry_made on shop_products.entry (shop_id, made_as) where made_as is not null;

-- A draft as it was sent: staff decide it as a case of kind 200.
create table shop_products.submission (
  id bigint generated always as identity primary key,
  product_id bigint not null references shop_products.entry,
  shop_id bigint not null,
  -- Whose the shop is.
  customer_id bigint not null,
  name text not null,
  content jsonb not null,
  -- What shoppers saw when it was sent; null for a product that is new.
  before jsonb,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'need_more', 'withdrawn')),
  reason text,
  version int not null default 1 check (version > 0),
  sent_by text not null,
  sent_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  demo boolean not null default false,
  check ((state = 'open') = (ended_at is null)),
  check (state not in ('refused', 'need_more') or reason is not null)
);
create unique index submission_open on shop_products.submission (product_id) where state = 'open';
create index submission_due on shop_products.submission (due_at, id) where state = 'open';
create index submission_of on shop_products.submission (product_id, id);

create function shop_products.guard_submission() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'what was decided does not change' using errcode = '42501';
  end if;
  if (to_jsonb(new) - array['state', 'reason', 'version', 'ended_at']) is distinct from (to_jsonb(old) - array['state', 'reason', 'version', 'ended_at']) then
    raise exception 'what was sent does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger submission_guard before update on shop_products.submission for each row execute function shop_products.guard_submission();

-- Pictures that a shop sent for its products: no other shop may use them.
create table shop_products.picture (
  shop_id bigint not null,
  image text not null,
  primary key (shop_id, image)
);

-- Prices that went up by half or more, or down by seven tenths or more, at once.
create table shop_products.price_jump (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  sku_id bigint not null,
  shop_id bigint not null,
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  made_by text not null,
  at timestamptz not null,
  check (before <> after)
);
create index price_jump_of on shop_products.price_jump (product_id, at);

-- What is on sale already.
insert into shop_products.entry (product_id, shop_id, name, image, tint, price, variants, words, shown, shown_until, changed_at, demo)
  select id, shop_id, names ->> 'en', image, tint, price, variants, shop_products.words_of(shop_id, id, null, names),
    case when status = 'live' then 'live' else 'off' end, expires_at, published_at, demo
  from catalogue.product where status in ('live', 'off');
insert into shop_products.picture (shop_id, image)
  select distinct shop_id, picture ->> 'image' from catalogue.product, jsonb_array_elements(images) as picture where picture ->> 'image' is not null
  union select distinct shop_id, sku.image from catalogue.product join catalogue.sku on sku.product_id = product.id where sku.image is not null;
