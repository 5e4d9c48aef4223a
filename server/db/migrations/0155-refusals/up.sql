-- What was refused, counted by day, call and code; it names nobody.
create table kernel.refusal (
  day date not null,
  call text not null check (call <> '' and length(call) <= 60),
  code int not null check (code > 200),
  count bigint not null check (count > 0),
  primary key (day, call, code)
);
-- What was paid back within a time is counted along it, however much was before.
create index refund_paid_back on refunds.refund (refunded_at) where refunded_at is not null;
