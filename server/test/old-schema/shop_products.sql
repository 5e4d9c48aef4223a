create schema shop_products;

create table shop_products.entry (
  product_id bigint primary key,
  shop_id bigint not null,
  code text check (length(code) between 1 and 40),
  made_as text check (length(made_as) between 8 and 80),
  name text not null default '',
  image text,
  tint int not null default 9 check (tint between 1 and 12),
  price bigint check (price >= 0),
  variants int not null default 0 check (variants >= 0),
  words tsvector not null default ''::tsvector,
  shown text check (shown in ('live', 'off')),
  shown_until timestamptz,
  publish_at timestamptz,
  draft text check (draft in ('draft', 'review', 'changes_wanted', 'rejected')),
  content jsonb,
  reason text,
  reason_fields jsonb not null default '[]'::jsonb,
  removed boolean not null default false,
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  demo boolean not null default false,
  check ((draft is null) = (content is null)),
  check (shown is not null or draft is not null),
  check (publish_at is null or shown = 'off'),
  check (reason is null or (draft in ('draft', 'changes_wanted', 'rejected')))
);
create index entry_of_shop on shop_products.entry (shop_id, product_id) where not removed;
create index entry_shown on shop_products.entry (shop_id, shown, product_id) include (shown_until) where shown is not null and not removed;
create index entry_drafted on shop_products.entry (shop_id, draft, product_id) where draft is not null and not removed;
create index entry_expiring on shop_products.entry (shop_id, product_id) include (shown_until)
  where shown = 'live' and shown_until is not null and not removed;
create index entry_publish on shop_products.entry (publish_at) where publish_at is not null and not removed;
create index entry_words on shop_products.entry using gin (words) where not removed;
create unique index entry_code on shop_products.entry (shop_id, code) where code is not null and not removed;
create unique index entry_made on shop_products.entry (shop_id, made_as) where made_as is not null;

create table shop_products.submission (
  id bigint generated always as identity primary key,
  product_id bigint not null references shop_products.entry,
  shop_id bigint not null,
  customer_id bigint not null,
  name text not null,
  content jsonb not null,
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
  check ((state not in ('refused', 'need_more')) or reason is not null)
);
create unique index submission_open on shop_products.submission (product_id) where state = 'open';
create index submission_due on shop_products.submission (due_at, id) where state = 'open';
create index submission_of on shop_products.submission (product_id, id);
create index submission_customer on shop_products.submission (customer_id, id desc);
create index submission_decided on shop_products.submission (due_at desc, id desc) where state <> 'open' and state <> 'withdrawn';

create table shop_products.picture (
  shop_id bigint,
  image text,
  primary key (shop_id, image)
);

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

create table shop_products.import (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  customer_id bigint not null,
  key text not null check (length(key) between 8 and 64),
  content_hash bytea not null check (length(content_hash) = 32),
  rows int not null check (rows >= 0),
  faults jsonb not null default '[]'::jsonb,
  state text not null default 'running' check (state in ('running', 'done')),
  made_at timestamptz not null,
  done_at timestamptz,
  unique (shop_id, key),
  check ((state = 'done') = (done_at is not null))
);
create unique index import_running on shop_products.import (shop_id) where state = 'running';
create index import_of on shop_products.import (shop_id, id);

create table shop_products.import_part (
  import_id bigint references shop_products.import,
  part int check (part >= 0),
  line int not null check (line > 1),
  product_id bigint,
  patch jsonb not null,
  done boolean not null default false,
  fault text,
  primary key (import_id, part)
);
create index import_part_left on shop_products.import_part (import_id, part) where not done;

create function shop_products.words_of(shop_id bigint, product_id bigint, code text, names jsonb) returns tsvector language sql immutable as $$
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
