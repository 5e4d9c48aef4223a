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
  descriptions jsonb not null default '{}',
  image text,
  tint int not null default 9 check (tint between 1 and 12)
);
create table catalogue.product (
  id bigint generated always as identity primary key,
  key text unique,
  shop_id bigint not null,
  brand_id bigint references catalogue.brand,
  category_id bigint not null references catalogue.category,
  -- The category's ancestors and itself, so that a branch is found by one look-up.
  category_path bigint[] not null,
  names jsonb not null check (names ? 'en'),
  image text,
  tint int not null check (tint between 1 and 12),
  images jsonb not null default '[]',
  price bigint not null check (price >= 0),
  -- What it cost before: derived from the price history, shown until its time is over.
  list_price bigint check (list_price > price),
  list_price_until timestamptz,
  tax_rate int not null check (tax_rate between 0 and 10000),
  variants int not null default 1 check (variants > 0),
  items_left bigint not null default 0 check (items_left >= 0),
  -- Sums of real events: ratings given and pieces sold. Nobody types them.
  rating_sum bigint not null default 0 check (rating_sum >= 0),
  rating_count bigint not null default 0 check (rating_count >= 0),
  tally_version bigint not null default 0,
  sold bigint not null default 0 check (sold >= 0),
  status text not null default 'live' check (status in ('draft', 'review', 'live', 'off', 'refused')),
  published_at timestamptz not null,
  expires_at timestamptz,
  demo boolean not null default false,
  -- How a list without a wish is ordered: well rated and well sold first, doubtful where few have rated.
  score double precision not null generated always as ((rating_sum + 76)::double precision / (rating_count + 20) * ln(sold + 3)) stored,
  check (rating_sum between rating_count and 5 * rating_count),
  check ((list_price is null) = (list_price_until is null))
);
create index product_score on catalogue.product (score desc, id desc) where status = 'live';
create index product_sold on catalogue.product (sold desc, id desc) where status = 'live';
create index product_new on catalogue.product (published_at desc, id desc) where status = 'live';
create index product_price on catalogue.product (price, id) where status = 'live';
create index product_branch on catalogue.product using gin (category_path) where status = 'live';
create index product_shop on catalogue.product (shop_id, score desc, id desc) where status = 'live';
create index product_brand on catalogue.product (brand_id, score desc, id desc) where status = 'live';
create table catalogue.product_text (
  product_id bigint not null references catalogue.product on delete cascade,
  lang text not null check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  short_description text not null,
  description text not null,
  primary key (product_id, lang)
);
create table catalogue.sku (
  id bigint generated always as identity primary key,
  product_id bigint not null references catalogue.product on delete cascade,
  options jsonb not null default '{}',
  price bigint not null check (price >= 0),
  image text,
  tint int check (tint between 1 and 12),
  place int not null default 0,
  -- What stock told last, and which telling it was.
  items_left bigint not null default 0 check (items_left >= 0),
  stock_version bigint not null default 0,
  unique (product_id, options)
);
create table catalogue.option_word (
  option text not null,
  value text not null default '',
  names jsonb not null check (names ? 'en'),
  primary key (option, value)
);
-- Every price a sku ever had; a crossed-out price is derived from it.
create table catalogue.price_change (
  sku_id bigint not null references catalogue.sku on delete cascade,
  price bigint not null check (price >= 0),
  since timestamptz not null,
  primary key (sku_id, since)
);
