create schema reviews;

-- The number of ratings by stars. The average of a product is derived from it.
create table reviews.tally (
  product_id bigint primary key,
  stars bigint[] not null default '{0,0,0,0,0}'::bigint[] check (array_length(stars, 1) = 5 and (0 <= all (stars))),
  version bigint not null default 1
);

-- Reviews: one for each bought line, by its buyer.
create table reviews.review (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  customer_id bigint,
  rating int not null check (rating between 1 and 5),
  text text not null check (length(text) <= 500),
  lang text not null check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  author text,
  options jsonb not null default '{}'::jsonb,
  images jsonb not null default '[]'::jsonb,
  written_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  hidden boolean not null default false,
  demo boolean not null default false,
  shop_id bigint not null,
  order_id bigint,
  line smallint,
  upload_ids bigint[] not null default '{}'::bigint[],
  changed_at timestamptz,
  counted boolean not null default true,
  constraint review_of_line unique (order_id, line),
  check ((reply is null) = (replied_at is null)),
  constraint review_has_a_purchase check (demo or customer_id is not null and order_id is not null),
  constraint review_names_its_line check ((order_id is null) = (line is null))
);
create index review_newest on reviews.review (product_id, written_at desc, id desc) where not hidden;
create index review_of_shop on reviews.review (shop_id, written_at desc, id desc) where not hidden;
create index review_by on reviews.review (customer_id, id desc) where customer_id is not null;
-- Reviews without an answer of the shop.
create index review_unanswered on reviews.review (shop_id, written_at desc, id desc)
  where reply is null and not hidden and (text <> '' or images <> '[]'::jsonb);

-- Reports of reviews by shops. Staff decide whether the review stays.
create table reviews.report (
  id bigint generated always as identity primary key,
  review_id bigint not null unique references reviews.review,
  shop_id bigint not null,
  customer_id bigint not null,
  reason text not null check (reason in ('spam', 'abusive', 'personal_data', 'not_about_product', 'other')),
  note text not null default '' check (length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'hidden', 'kept')),
  message text,
  version int not null default 1,
  demo boolean not null default false,
  made_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state = 'open' or message is not null)
);
create index report_due on reviews.report (due_at, id) where state = 'open';
create index report_decided on reviews.report (due_at desc, id desc) where state <> 'open';
create index report_shop on reviews.report (shop_id, id desc);
create index report_customer on reviews.report (customer_id, id desc);

-- Cached translations of reviews: each text goes to the translator once for each language.
create table reviews.translation (
  review_id bigint references reviews.review on delete cascade,
  lang text,
  of_text text not null,
  of_reply text,
  text text not null,
  reply text,
  made_at timestamptz not null,
  primary key (review_id, lang),
  check ((reply is null) = (of_reply is null))
);

create function reviews.guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.order_id is not null and not orders.is_received(new.order_id, new.line, new.customer_id, new.product_id, new.shop_id) then
      raise exception 'only who bought something, and has it, rates it' using errcode = '42501';
    end if;
    return new;
  end if;
  if (new.product_id, new.shop_id, new.customer_id, new.order_id, new.line, new.written_at) is distinct from
    (old.product_id, old.shop_id, old.customer_id, old.order_id, old.line, old.written_at) then
    raise exception 'a review stays whose it is' using errcode = '42501';
  end if;
  if (new.rating, new.text, new.images) is distinct from (old.rating, old.text, old.images) and (old.changed_at is not null or new.changed_at is null) then
    raise exception 'a review is changed once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger review_is_true before insert or update on reviews.review for each row execute function reviews.guard_review();
