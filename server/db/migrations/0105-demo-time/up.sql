-- What a demo mall makes up happened at a moment of its past: orders and stock say so as the ledger does.
create function kernel.told_at() returns timestamptz stable language sql as
  $$ select coalesce(nullif(current_setting('ledger.demo_at', true), '')::timestamptz, clock_timestamp()) $$;

alter table orders.event alter column at set default kernel.told_at();
alter table stock.movement alter column at set default kernel.told_at();
