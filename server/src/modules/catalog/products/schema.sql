create schema products;

create table products.category (
  id bigint generated always as identity primary key,
  parent_id bigint references products.category,
  key text not null unique,
  names jsonb not null check (names ? 'en'),
  image text,
  tint int not null check (tint between 1 and 12),
  place int not null default 0,
  check (parent_id <> id)
);
create index category_parent on products.category (parent_id, place);

create table products.brand (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  descriptions jsonb not null default '{}'::jsonb,
  image text,
  tint int not null default 9 check (tint between 1 and 12)
);

create table products.product (
  id bigint generated always as identity primary key,
  key text unique,
  shop_id bigint not null,
  brand_id bigint references products.brand,
  category_id bigint not null references products.category,
  category_path bigint[] not null,
  names jsonb not null check (names ? 'en'),
  image text,
  tint int not null check (tint between 1 and 12),
  images jsonb not null default '[]'::jsonb,
  price bigint not null check (price >= 0),
  list_price bigint,
  list_price_until timestamptz,
  tax_rate int not null check (tax_rate between 0 and 10000),
  variants int not null default 1 check (variants > 0),
  items_left bigint not null default 0 check (items_left >= 0),
  rating_sum bigint not null default 0 check (rating_sum >= 0),
  rating_count bigint not null default 0 check (rating_count >= 0),
  tally_version bigint not null default 0,
  sold bigint not null default 0 check (sold >= 0),
  status text not null default 'live' check (status in ('draft', 'review', 'live', 'off', 'refused')),
  published_at timestamptz not null,
  expires_at timestamptz,
  demo boolean not null default false,
  score float8 generated always as ((rating_sum + 76)::float8 / (rating_count + 20)::float8 * ln((sold + 3)::float8)) stored not null,
  in_stock boolean generated always as (items_left > 0) stored not null,
  weight_grams int not null default 500 check (weight_grams > 0),
  option_words jsonb not null default '[]'::jsonb check (jsonb_typeof(option_words) = 'array'),
  check (list_price > price),
  check (rating_sum >= rating_count and rating_sum <= (5 * rating_count)),
  check ((list_price is null) = (list_price_until is null))
);
create index product_score on products.product (score desc, id desc) where status = 'live';
create index product_sold on products.product (sold desc, id desc) where status = 'live';
create index product_new on products.product (published_at desc, id desc) where status = 'live';
create index product_price on products.product (price, id) where status = 'live';
create index product_branch on products.product using gin (category_path) where status = 'live';
-- Counting a list of a category reads this index alone, never the table.
create index product_counted on products.product (category_id, score desc, id desc) include (price, brand_id, rating_sum, rating_count,
  sold, in_stock, list_price_until, expires_at)
  where status = 'live';
-- "Best rated" has an index as every other order has.
create index product_rating on products.product ((100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc) where status = 'live';
-- The figures of a shop sum all its products, also those off sale, from this index alone.
create index product_of_shop on products.product (shop_id) include (status, sold, rating_sum, rating_count);
-- A category by price, with the columns that filter it.
create index product_shelved on products.product (category_id, price, id) include (brand_id, rating_sum, rating_count, sold,
  in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
create index product_brand on products.product (brand_id, score desc, id desc) include (category_id, price, rating_sum,
  rating_count, sold, in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
create index product_shop on products.product (shop_id, score desc, id desc) include (category_id, brand_id, price, rating_sum,
  rating_count, sold, in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
-- The variants of a shop, the newest product first, and those with few items left.
create index product_shop_newest on products.product (shop_id, id desc);
create index product_ending on products.product (expires_at) include (category_id, brand_id)
  where status = 'live' and expires_at is not null;
-- Each category in each order of its lists: newest, most bought, best rated.
create index product_shelf_newest on products.product (category_id, published_at desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_sales on products.product (category_id, sold desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_rating on products.product (category_id,
  (100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc) include (rating_sum, rating_count, expires_at)
  where status = 'live';

create table products.product_text (
  product_id bigint references products.product on delete cascade,
  lang text check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  short_description text not null,
  description text not null,
  primary key (product_id, lang)
);

create table products.sku (
  id bigint generated always as identity primary key,
  product_id bigint not null references products.product on delete cascade,
  options jsonb not null default '{}'::jsonb,
  price bigint not null check (price >= 0),
  image text,
  tint int check (tint between 1 and 12),
  place int not null default 0,
  items_left bigint not null default 0 check (items_left >= 0),
  stock_version bigint not null default 0,
  of_shop_id bigint not null,
  unique (product_id, options)
);
create index sku_low on products.sku (of_shop_id, product_id desc, id desc) where items_left <= 5;

create table products.option_word (
  option text,
  value text default '',
  names jsonb not null check (names ? 'en'),
  primary key (option, value)
);

-- The price history of a sku. Crossed-out prices are derived from it.
create table products.price_change (
  sku_id bigint references products.sku on delete cascade,
  price bigint not null check (price >= 0),
  since timestamptz,
  primary key (sku_id, since)
);

-- The number of live products for each category and brand, updated in steps. 0 stands for all
-- categories or all brands. Products with an end are counted when the table is read: they are few.
create table products.shelf (
  category_id bigint,
  brand_id bigint,
  live bigint not null,
  primary key (category_id, brand_id)
);
create index shelf_brand on products.shelf (brand_id);

-- Changes that are not in products.shelf yet. Separate rows let publishers work without waiting for each other.
create table products.shelf_step (
  id bigint generated always as identity primary key,
  category_id bigint not null,
  brand_id bigint not null,
  live int not null
);

-- Lines that no longer count as sold. The key counts each line of an order once.
create table products.not_sold (
  sku_id bigint,
  reference text,
  primary key (sku_id, reference)
);

create function products.note_come() returns trigger language plpgsql as $$
begin
  insert into products.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), count(*) from come where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create trigger shelves_come after insert on products.product referencing new table as come
  for each statement execute function products.note_come();

create function products.note_gone() returns trigger language plpgsql as $$
begin
  insert into products.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), -count(*) from gone where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create trigger shelves_gone after delete on products.product referencing old table as gone
  for each statement execute function products.note_gone();

create function products.note_moved() returns trigger language plpgsql as $$
begin
  insert into products.shelf_step (category_id, brand_id, live)
    select place.category_id, place.brand_id, side.sign
    from (values (-1, old.category_id, old.brand_id, old.status = 'live' and old.expires_at is null),
      (1, new.category_id, new.brand_id, new.status = 'live' and new.expires_at is null)) as side (sign, category_id, brand_id, counts)
    cross join lateral (values (side.category_id, 0), (0, side.brand_id), (side.category_id, side.brand_id)) as place (category_id, brand_id)
    where side.counts and place.brand_id is not null;
  return null;
end $$;
create trigger shelves_moved after update of status, category_id, brand_id, expires_at on products.product
  for each row when ((old.status = 'live', old.category_id, old.brand_id, old.expires_at is null) is distinct from
    (new.status = 'live', new.category_id, new.brand_id, new.expires_at is null)) execute function products.note_moved();

-- A variant takes the shop of its product.
create function products.sku_takes_its_shop() returns trigger language plpgsql as $$
begin
  new.of_shop_id := (select shop_id from products.product where id = new.product_id);
  return new;
end $$;
create trigger sku_takes_its_shop before insert or update of product_id, of_shop_id on products.sku
  for each row execute function products.sku_takes_its_shop();

create function products.skus_follow_their_product() returns trigger language plpgsql as $$
begin
  update products.sku set of_shop_id = new.shop_id where product_id = new.id;
  return null;
end $$;
create trigger skus_follow_their_product after update of shop_id on products.product
  for each row when (new.shop_id is distinct from old.shop_id) execute function products.skus_follow_their_product();
