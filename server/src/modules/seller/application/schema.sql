create schema application;

create table application.application (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  state text not null default 'draft' check (state in ('draft', 'applying', 'need_more', 'approved', 'rejected')),
  store_name text not null default '',
  contact_person text not null default '',
  phone text not null default '',
  legal_type text not null default 'individual' check (legal_type in ('individual', 'business')),
  registration_no text not null default '',
  country text not null default '',
  region text not null default '',
  city text not null default '',
  address text not null default '',
  postcode text not null default '',
  id_front bigint,
  id_back bigint,
  papers_until timestamptz,
  asked jsonb not null default '[]'::jsonb check (jsonb_typeof(asked) = 'array'),
  reason text,
  shop_id bigint,
  version int not null default 1,
  demo boolean not null default false,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  decide_by timestamptz,
  decided_at timestamptz,
  late_at timestamptz,
  check (state = 'draft' or store_name ~ '^[A-Za-z0-9][A-Za-z0-9 &''.-]{2,39}$'),
  check (state = 'draft' or sent_at is not null and decide_by is not null),
  check ((state in ('approved', 'rejected')) = (decided_at is not null)),
  check ((state = 'approved') = (shop_id is not null)),
  check (state <> 'rejected' or reason is not null),
  check ((state = 'need_more') = (asked <> '[]'::jsonb)),
  check ((state = 'applying') = (papers_until is null))
);
-- A customer has one open application, and a shop name one applicant.
create unique index application_open on application.application (customer_id) where state in ('draft', 'applying', 'need_more');
create unique index application_name on application.application (lower(store_name)) where state in ('applying', 'need_more');
-- Staff find an application by the beginning of its shop name.
create index application_named on application.application (lower(store_name) text_pattern_ops, id) where state <> 'draft';
create index application_customer on application.application (customer_id, id desc);
create index application_due on application.application (decide_by, id) where state = 'applying';
create index application_decided on application.application (decide_by desc, id desc) where state <> 'applying';
create index application_papers on application.application (papers_until) where id_front is not null or id_back is not null;
create index application_front on application.application (id_front) where id_front is not null;
create index application_back on application.application (id_back) where id_back is not null;

-- The history of an application.
create table application.history (
  id bigint generated always as identity primary key,
  application_id bigint not null references application.application on delete cascade,
  state text not null check (state in ('applying', 'need_more', 'approved', 'rejected')),
  actor text not null check (actor ~ '^(system|(customer|operator):[1-9][0-9]*)$'),
  note text,
  at timestamptz not null
);
create index history_application on application.history (application_id, id);
