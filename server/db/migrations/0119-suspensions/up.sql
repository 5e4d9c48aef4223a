-- Why a shop is suspended, in the words that its owner reads; nobody is suspended for nothing.
alter table shops.shop add column suspended_for text,
  add constraint shop_suspended_for check (suspended_for is null or status = 'suspended');
create index shop_name on shops.shop (name_key text_pattern_ops, id);
create index shop_status on shops.shop (status, id desc);

create schema suspensions;
-- A statement of reasons: what happened, on which ground, for how long, and how to object.
create table suspensions.suspension (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  reason text not null check (length(reason) between 10 and 2000),
  ground text not null check (length(ground) between 3 and 300),
  objection text not null check (length(objection) between 3 and 500),
  since timestamptz not null,
  until timestamptz check (until > since),
  made_by bigint not null,
  -- What the owner says against it, once.
  appeal text check (length(appeal) between 3 and 2000),
  appealed_at timestamptz,
  ended_at timestamptz,
  -- Nobody where its time was over.
  ended_by bigint,
  ended_for text check (length(ended_for) <= 500),
  check ((appeal is null) = (appealed_at is null)),
  check (ended_at is not null or (ended_by is null and ended_for is null))
);
create unique index suspension_open on suspensions.suspension (shop_id) where ended_at is null;
create index suspension_shop on suspensions.suspension (shop_id, id desc);
create index suspension_due on suspensions.suspension (until) where ended_at is null and until is not null;
