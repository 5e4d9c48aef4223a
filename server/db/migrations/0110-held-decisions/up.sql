-- A decision that is not carried out before ten seconds are over: until then whoever decided may take it back.
create table cases.held (
  kind text not null,
  record_id bigint not null,
  version int not null,
  operator_id bigint not null,
  wanted jsonb not null,
  until timestamptz not null,
  primary key (kind, record_id)
);

-- What was promised of each case that staff ended, and when it was ended: promises are measured by these.
create table cases.decided (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  operator_id bigint not null,
  since timestamptz not null,
  due timestamptz not null,
  at timestamptz not null
);
create index decided_at on cases.decided (at, kind);
create index decided_operator on cases.decided (operator_id, at);

-- Lists of what waits walk these, kind by kind, whatever else there is.
create index withdrawal_promise on wallet.withdrawal ((case state when 'submitted' then decide_by else pay_by end), id)
  where state in ('submitted', 'approved');
create index refund_promise on refunds.refund ((coalesce(due_at, escalated_at)), id) where escalated_at is not null and state = 'escalated';
create index report_customer on reviews.report (customer_id, id desc);
create index submission_customer on shop_products.submission (customer_id, id desc);
create index intake_customer on supply.intake (customer_id, id desc);
