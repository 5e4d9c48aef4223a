-- Staff read the orders and requests of everybody, by state, and the newest first.
create index sale_status on orders.sale (status, id desc);
create index refund_state on refunds.refund (state, id desc);
create index refund_newest on refunds.refund (asked_at desc, id desc);

-- The books as staff read them: by the clock, and by what moved.
create index journal_newest on ledger.journal (at desc, id desc);
create index journal_kind on ledger.journal (kind, at desc, id desc);
create index account_kind on ledger.account (kind, id);

-- What came to each kind of account on a day that is over, and what went; of what keeps no balance, for each account as well. Sums over
-- years are sums over days, and nothing is counted twice.
create table ledger.day_flow (
  day date not null,
  -- `customer.available`, `cash`, and `cash/card`, `shop.receivable/7`.
  address text not null,
  came bigint not null check (came >= 0),
  went bigint not null check (went >= 0),
  primary key (day, address)
);
create index day_flow_address on ledger.day_flow (address, day);
create table ledger.day_closed (day date primary key, closed_at timestamptz not null, moves int not null check (moves >= 0));
create trigger day_flow_append_only before update or delete or truncate on ledger.day_flow for each statement execute function kernel.refuse_change();
create trigger day_closed_append_only before update or delete or truncate on ledger.day_closed for each statement execute function kernel.refuse_change();

-- Flows of postings within a time, as rows of day_flow would be.
create function ledger.flows(since timestamptz, before timestamptz) returns table (day date, address text, came bigint, went bigint) language sql stable as $$
  with moved as (
    select (j.at at time zone 'UTC')::date as day, p.amount, p.from_id, p.to_id
    from ledger.journal j join ledger.posting p on p.journal_id = j.id where j.at >= since and j.at < before
  ), sides as (
    select m.day, a.kind, a.address, a.tracked, m.amount as came, 0::bigint as went from moved m join ledger.account a on a.id = m.to_id
    union all
    select m.day, a.kind, a.address, a.tracked, 0::bigint, m.amount from moved m join ledger.account a on a.id = m.from_id
  )
  select day, kind, sum(came)::bigint, sum(went)::bigint from sides group by day, kind
  union all
  select day, address, sum(came)::bigint, sum(went)::bigint from sides where not tracked and address <> kind group by day, address
$$;

-- Closes every day before this one that is not closed yet; answers how many.
create function ledger.close_days(today date, at_time timestamptz) returns int language plpgsql as $$
declare first_open date; closed int;
begin
  perform pg_advisory_xact_lock(7404120);
  select coalesce((select max(day) + 1 from ledger.day_closed), (select (min(at) at time zone 'UTC')::date from ledger.journal)) into first_open;
  if first_open is null or first_open >= today then return 0; end if;
  insert into ledger.day_flow select * from ledger.flows(first_open::timestamp at time zone 'UTC', today::timestamp at time zone 'UTC');
  insert into ledger.day_closed
    select days.day::date, at_time, (select count(*) from ledger.journal j
      where j.at >= days.day at time zone 'UTC' and j.at < (days.day + interval '1 day') at time zone 'UTC')
    from generate_series(first_open::timestamp, (today - 1)::timestamp, interval '1 day') as days (day);
  get diagnostics closed = row_count;
  return closed;
end $$;
