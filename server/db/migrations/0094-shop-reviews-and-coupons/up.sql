-- What a shop finds wrong with a review of its goods; staff decides whether it stays.
create table reviews.report (
  id bigint generated always as identity primary key,
  review_id bigint not null unique references reviews.review,
  shop_id bigint not null,
  -- Who of the shop reported it.
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
-- What a shop has not answered.
create index review_unanswered on reviews.review (shop_id, written_at desc, id desc) where reply is null and not hidden and (text <> '' or images <> '[]');

-- Nobody claims a coupon any more that its shop has ended; whoever has it may use it as long as was promised.
alter table coupons.coupon add column closed_at timestamptz;
create index coupon_of_shop_all on coupons.coupon (shop_id, id desc) where shop_id is not null;
