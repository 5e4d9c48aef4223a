create schema reviews;
-- How the ratings of a product spread; its average is derived from this and from nothing else.
create table reviews.tally (
  product_id bigint primary key,
  stars bigint[] not null default '{0,0,0,0,0}' check (array_length(stars, 1) = 5 and 0 <= all (stars)),
  version bigint not null default 1
);
-- A rating with words. One a bought line, by its buyer alone.
create table reviews.review (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  customer_id bigint,
  order_line_id bigint unique,
  rating int not null check (rating between 1 and 5),
  text text not null check (length(text) <= 500),
  lang text not null check (lang in ('zh', 'en', 'es', 'jp', 'th', 'zhtw')),
  author text,
  options jsonb not null default '{}',
  images jsonb not null default '[]',
  written_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  hidden boolean not null default false,
  demo boolean not null default false,
  check ((reply is null) = (replied_at is null)),
  -- A real review has a real purchase behind it.
  check (demo or (customer_id is not null and order_line_id is not null))
);
create index review_newest on reviews.review (product_id, written_at desc, id desc) where not hidden;
