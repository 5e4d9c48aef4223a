create schema operator_shops;

-- Suspensions, each with its statement of reasons: the facts, the ground, the duration and the way to object.
create table operator_shops.suspension (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  reason text not null check (length(reason) between 10 and 2000),
  ground text not null check (length(ground) between 3 and 300),
  objection text not null check (length(objection) between 3 and 500),
  since timestamptz not null,
  until timestamptz,
  made_by bigint not null,
  appeal text check (length(appeal) between 3 and 2000),
  appealed_at timestamptz,
  ended_at timestamptz,
  ended_by bigint,
  ended_for text check (length(ended_for) <= 500),
  check (until > since),
  check ((appeal is null) = (appealed_at is null)),
  check (ended_at is not null or ended_by is null and ended_for is null)
);
create unique index suspension_open on operator_shops.suspension (shop_id) where ended_at is null;
create index suspension_shop on operator_shops.suspension (shop_id, id desc);
create index suspension_due on operator_shops.suspension (until) where ended_at is null and until is not null;
