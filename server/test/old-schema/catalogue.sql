create schema catalogue;

create table catalogue.category (
  id bigint generated always as identity primary key,
  parent_id bigint references catalogue.category,
  key text not null unique,
  names jsonb not null check (names ? 'en'),
  image text,
  tint int not null check (tint between 1 and 12),
  place int not null default 0,
  check (parent_id <> id)
);
create index category_parent on catalogue.category (parent_id, place);

create table catalogue.brand (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  descriptions jsonb not null default '{}'::jsonb,
  image text,
  tint int not null default 9 check (tint between 1 and 12)
);

create table catalogue.product (
  id bigint generated always as identity primary key,
  key text unique,
  shop_id bigint not null,
  brand_id bigint references catalogue.brand,
  category_id bigint not null references catalogue.category,
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
create index product_score on catalogue.product (score desc, id desc) where status = 'live';
create index product_sold on catalogue.product (sold desc, id desc) where status = 'live';
create index product_new on catalogue.product (published_at desc, id desc) where status = 'live';
create index product_price on catalogue.product (price, id) where status = 'live';
create index product_branch on catalogue.product using gin (category_path) where status = 'live';
create index product_counted on catalogue.product (category_id, score desc, id desc) include (price, brand_id, rating_sum, rating_count, sold, in_stock, list_price_until, expires_at)
  where status = 'live';
create index product_rating on catalogue.product ((100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc) where status = 'live';
create index product_of_shop on catalogue.product (shop_id) include (status, sold, rating_sum, rating_count);
create index product_shelved on catalogue.product (category_id, price, id) include (brand_id, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
create index product_brand on catalogue.product (brand_id, score desc, id desc) include (category_id, price, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
create index product_shop on catalogue.product (shop_id, score desc, id desc) include (category_id, brand_id, price, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at)
  where status = 'live';
create index product_shop_newest on catalogue.product (shop_id, id desc);
create index product_ending on catalogue.product (expires_at) include (category_id, brand_id)
  where status = 'live' and expires_at is not null;
create index product_shelf_newest on catalogue.product (category_id, published_at desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_sales on catalogue.product (category_id, sold desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_rating on catalogue.product (category_id, (100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc) include (rating_sum, rating_count, expires_at)
  where status = 'live';

create table catalogue.product_text (
  product_id bigint references catalogue.product on delete cascade,
  lang text check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  short_description text not null,
  description text not null,
  primary key (product_id, lang)
);

create table catalogue.sku (
  id bigint generated always as identity primary key,
  product_id bigint not null references catalogue.product on delete cascade,
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
create index sku_low on catalogue.sku (of_shop_id, product_id desc, id desc) where items_left <= 5;

create table catalogue.option_word (
  option text,
  value text default '',
  names jsonb not null check (names ? 'en'),
  primary key (option, value)
);

create table catalogue.price_change (
  sku_id bigint references catalogue.sku on delete cascade,
  price bigint not null check (price >= 0),
  since timestamptz,
  primary key (sku_id, since)
);

create table catalogue.shelf (
  category_id bigint,
  brand_id bigint,
  live bigint not null,
  primary key (category_id, brand_id)
);
create index shelf_brand on catalogue.shelf (brand_id);

create table catalogue.shelf_step (
  id bigint generated always as identity primary key,
  category_id bigint not null,
  brand_id bigint not null,
  live int not null
);

create table catalogue.not_sold (
  sku_id bigint,
  reference text,
  primary key (sku_id, reference)
);

create function catalogue.note_come() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), count(*) from come where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create trigger shelves_come after insert on catalogue.product referencing new table as come
  for each statement execute function catalogue.note_come();

create function catalogue.note_gone() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), -count(*) from gone where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create trigger shelves_gone after delete on catalogue.product referencing old table as gone
  for each statement execute function catalogue.note_gone();

create function catalogue.note_moved() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select place.category_id, place.brand_id, side.sign
    from (values (-1, old.category_id, old.brand_id, old.status = 'live' and old.expires_at is null),
      (1, new.category_id, new.brand_id, new.status = 'live' and new.expires_at is null)) as side (sign, category_id, brand_id, counts)
    cross join lateral (values (side.category_id, 0), (0, side.brand_id), (side.category_id, side.brand_id)) as place (category_id, brand_id)
    where side.counts and place.brand_id is not null;
  return null;
end $$;
create trigger shelves_moved after update of status, category_id, brand_id, expires_at on catalogue.product
  for each row when ((old.status = 'live', old.category_id, old.brand_id, old.expires_at is null) is distinct from
    (new.status = 'live', new.category_id, new.brand_id, new.expires_at is null)) execute function catalogue.note_moved();

create function catalogue.sku_takes_its_shop() returns trigger language plpgsql as $$
begin
  new.of_shop_id := (select shop_id from catalogue.product where id = new.product_id);
  return new;
end $$;
create trigger sku_takes_its_shop before insert or update of product_id, of_shop_id on catalogue.sku
  for each row execute function catalogue.sku_takes_its_shop();

create function catalogue.skus_follow_their_product() returns trigger language plpgsql as $$
begin
  update catalogue.sku set of_shop_id = new.shop_id where product_id = new.id;
  return null;
end $$;
create trigger skus_follow_their_product after update of shop_id on catalogue.product
  for each row when (new.shop_id is distinct from old.shop_id) execute function catalogue.skus_follow_their_product();
