create schema ledger;

create sequence ledger.debt_count;

create table ledger.asset (
  code text primary key check (code ~ '^[A-Z]{3,5}$'),
  exponent smallint not null check (exponent between 0 and 9)
);
insert into ledger.asset (code, exponent) values
  ('BTC', 8),
  ('ETH', 9),
  ('USD', 2),
  ('USDT', 6);

create table ledger.account (
  id bigint generated always as identity primary key,
  address text not null check (address ~ '^[a-z]+(\.[a-z]+)?(/[a-z0-9-]{1,60})?$') constraint account_owner_number check (split_part(address, '/', 1) = 'cash' or split_part(address, '/', 2) ~ '^([1-9][0-9]{0,18})?$'),
  kind text generated always as (split_part(address, '/', 1)) stored not null,
  owner text generated always as (split_part(address, '/', 2)) stored not null,
  asset text not null default 'USD' references ledger.asset,
  tracked boolean generated always as (split_part(address, '/', 1) in ('customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen')) stored not null,
  balance bigint not null default 0 constraint account_never_negative check (balance >= 0) constraint account_bounded check (balance <= '1000000000000000'::bigint),
  version bigint not null default 0,
  unique (address, asset),
  unique (id, asset),
  constraint account_kind check (split_part(address, '/', 1) in ('customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen', 'cash', 'commission', 'promotions', 'fees', 'suspense', 'shop.receivable')),
  constraint account_owner check ((split_part(address, '/', 1) in ('commission', 'promotions', 'fees', 'suspense')) = (split_part(address, '/', 2) = '')),
  constraint account_untracked_keeps_none check ((split_part(address, '/', 1) in ('customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen')) or balance = 0 and version = 0)
) with (fillfactor = 70);
create index account_kind on ledger.account (kind, id);
create trigger account_stays before delete or truncate on ledger.account for each statement execute function kernel.refuse_change();

create table ledger.journal (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z]+(\.[a-z]+)?:[A-Za-z0-9_-]{1,64}(:[a-z]+)?$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  reference text not null check (reference <> ''),
  actor text not null check (actor ~ '^(system|(customer|seller|operator):[1-9][0-9]*)$'),
  remark text not null default '' check (length(remark) <= 500),
  content_hash bytea not null check (length(content_hash) = 32),
  at timestamptz not null,
  demo boolean not null,
  transaction_id xid8 not null default pg_current_xact_id()
);
create index journal_reference on ledger.journal (reference);
create index journal_at on ledger.journal (at);
create index journal_newest on ledger.journal (at desc, id desc);
create index journal_kind on ledger.journal (kind, at desc, id desc);
create trigger journal_append_only before delete or update or truncate on ledger.journal
  for each statement execute function kernel.refuse_change();

create table ledger.posting (
  journal_id bigint references ledger.journal,
  line smallint check (line > 0),
  asset text not null,
  from_id bigint not null,
  to_id bigint not null,
  amount bigint not null check (amount > 0 and amount <= '1000000000000000'::bigint),
  from_after bigint,
  from_version bigint,
  to_after bigint,
  to_version bigint,
  primary key (journal_id, line),
  unique (from_id, from_version),
  unique (to_id, to_version),
  constraint posting_not_to_itself check (from_id <> to_id),
  foreign key (from_id, asset) references ledger.account (id, asset),
  foreign key (to_id, asset) references ledger.account (id, asset)
);
create index posting_from on ledger.posting (from_id, journal_id desc, line desc);
create index posting_to on ledger.posting (to_id, journal_id desc, line desc);
create trigger posting_append_only before delete or update or truncate on ledger.posting
  for each statement execute function kernel.refuse_change();

create table ledger.hold (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^[a-z]+:[A-Za-z0-9_-]{1,64}$'),
  account_id bigint not null references ledger.account,
  amount bigint not null check (amount > 0),
  rule text not null check (rule in ('withdrawal', 'transfer')),
  ends_at timestamptz not null check (ends_at > '2020-01-01 00:00:00+00'::timestamptz),
  objection text not null check (objection in ('cancel', 'support')),
  state text not null default 'open' check (state in ('open', 'resolved')),
  opened_by bigint not null references ledger.journal,
  resolved_by bigint unique references ledger.journal,
  check ((state = 'resolved') = (resolved_by is not null))
);
create index hold_open on ledger.hold (account_id) where state = 'open';
create index hold_end on ledger.hold (ends_at) where state = 'open';
create trigger hold_stays before delete or truncate on ledger.hold for each statement execute function kernel.refuse_change();

create table ledger.check_run (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  green boolean not null,
  results jsonb not null,
  took_ms int not null,
  asked_by text not null check (asked_by ~ '^(system|operator:[1-9][0-9]*)$'),
  explained_by text check (explained_by ~ '^operator:[1-9][0-9]*$'),
  explained_at timestamptz,
  explanation text check (length(explanation) between 1 and 500),
  check ((explained_by is null) = (explained_at is null) and (explained_by is null) = (explanation is null)),
  check (not green or explained_by is null)
);
create index check_run_at on ledger.check_run (at desc);

create table ledger.day_flow (
  day date,
  address text,
  came bigint not null check (came >= 0),
  went bigint not null check (went >= 0),
  primary key (day, address)
);
create index day_flow_address on ledger.day_flow (address, day);
create trigger day_flow_append_only before delete or update or truncate on ledger.day_flow
  for each statement execute function kernel.refuse_change();

create table ledger.day_closed (
  day date primary key,
  closed_at timestamptz not null,
  moves int not null check (moves >= 0)
);
create trigger day_closed_append_only before delete or update or truncate on ledger.day_closed
  for each statement execute function kernel.refuse_change();

create table ledger.subtotal (
  account_id bigint references ledger.account,
  journal_id bigint references ledger.journal,
  came bigint not null check (came >= 0),
  went bigint not null check (went >= 0),
  primary key (account_id, journal_id)
);
create index subtotal_newest on ledger.subtotal (journal_id desc);

create table ledger.due (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  reference text not null,
  actor text not null,
  remark text not null default '' check (length(remark) <= 500),
  debtor text not null check (debtor ~ '^shop\.available/[1-9][0-9]*$'),
  needs bigint not null check (needs > 0),
  froms text[] not null,
  tos text[] not null,
  amounts bigint[] not null,
  since timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  paid_by text check (paid_by in ('debtor', 'mall')),
  check (due_at > since),
  check ((paid_at is null) = (paid_by is null)),
  check (array_length(froms, 1) = array_length(amounts, 1) and array_length(tos, 1) = array_length(amounts, 1))
);
create index due_open on ledger.due (debtor, id) where paid_at is null;
create index due_waiting on ledger.due (due_at, id) where paid_at is null;
create trigger due_stays before delete or truncate on ledger.due for each statement execute function kernel.refuse_change();

create function ledger.refuse_outside() returns trigger language plpgsql as $$
declare stack text;
begin
  get diagnostics stack = pg_context;
  if stack !~ 'function ledger\.(move|account_id|open_hold|resolve_hold|rebuild)\(' then
    raise exception '% is written by ledger.post alone', tg_table_name using errcode = '42501';
  end if;
  return null;
end $$;
create trigger account_by_post before insert or update on ledger.account for each statement execute function ledger.refuse_outside();
create trigger journal_by_post before insert on ledger.journal for each statement execute function ledger.refuse_outside();
create trigger posting_by_post before insert on ledger.posting for each statement execute function ledger.refuse_outside();
create trigger hold_by_post before insert or update on ledger.hold for each statement execute function ledger.refuse_outside();

create function ledger.account_id(wanted text, of_asset text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger.account where address = wanted and asset = of_asset;
  if found then return found_id; end if;
  insert into ledger.account (address, asset) values (wanted, of_asset) on conflict do nothing;
  select id into strict found_id from ledger.account where address = wanted and asset = of_asset;
  return found_id;
end $$;

create function ledger.move(
  p_key text,
  p_kind text,
  p_reference text,
  p_actor text,
  p_remark text,
  p_asset text,
  froms text[],
  tos text[],
  amounts bigint[],
  out journal_id bigint,
  out replayed boolean
) language plpgsql as $$
declare
  hash bytea := sha256(convert_to(concat_ws('|', p_kind, p_reference, p_asset, froms::text, tos::text, amounts::text), 'UTF8'));
  known bytea;
  from_ids bigint[] := '{}';
  to_ids bigint[] := '{}';
  from_held bigint; from_count bigint; to_held bigint; to_count bigint; missing bigint;
  made_up timestamptz := nullif(current_setting('ledger.demo_at', true), '')::timestamptz;
begin
  if coalesce(array_length(amounts, 1), 0) = 0 or array_length(froms, 1) <> array_length(amounts, 1) or array_length(tos, 1) <> array_length(amounts, 1) then
    raise exception 'a journal without postings' using errcode = 'LD400';
  end if;
  insert into ledger.journal (key, kind, reference, actor, remark, content_hash, at, demo)
    values (p_key, p_kind, p_reference, p_actor, p_remark, hash, coalesce(made_up, clock_timestamp()), made_up is not null)
    on conflict (key) do nothing returning id into journal_id;
  if journal_id is null then
    select id, content_hash into strict journal_id, known from ledger.journal where key = p_key;
    if known <> hash then raise exception 'the key % has other content', p_key using errcode = 'LD409'; end if;
    replayed := true;
    return;
  end if;
  replayed := false;
  for at in 1 .. array_length(amounts, 1) loop
    from_ids := from_ids || ledger.account_id(froms[at], p_asset);
    to_ids := to_ids || ledger.account_id(tos[at], p_asset);
  end loop;
  -- Everybody takes accounts in the order of their numbers, so nobody waits in a ring.
  perform 1 from ledger.account where id = any (from_ids || to_ids) and tracked order by id for no key update;
  for at in 1 .. array_length(amounts, 1) loop
    update ledger.account set balance = balance - amounts[at], version = version + 1
      where id = from_ids[at] and tracked and balance >= amounts[at] returning balance, version into from_held, from_count;
    if not found then
      from_held := null; from_count := null;
      select amounts[at] - balance into missing from ledger.account where id = from_ids[at] and tracked;
      if found then
        raise exception 'the balance of % is too low', froms[at] using errcode = 'LD422', detail = missing::text, hint = froms[at];
      end if;
    end if;
    update ledger.account set balance = balance + amounts[at], version = version + 1
      where id = to_ids[at] and tracked returning balance, version into to_held, to_count;
    if not found then to_held := null; to_count := null; end if;
    insert into ledger.posting (journal_id, line, asset, from_id, to_id, amount, from_after, from_version, to_after, to_version)
      values (journal_id, at, p_asset, from_ids[at], to_ids[at], amounts[at], from_held, from_count, to_held, to_count);
  end loop;
end $$;

create function ledger.post(
  p_key text,
  p_kind text,
  p_reference text,
  p_actor text,
  p_remark text,
  p_asset text,
  froms text[],
  tos text[],
  amounts bigint[],
  out journal_id bigint,
  out replayed boolean
) language plpgsql as $$
begin
  if exists (select 1 from unnest(froms || tos) as touched (address) where address ~ '^(customer|shop)\.frozen/') then
    raise exception 'what is frozen moves with its hold alone' using errcode = '42501';
  end if;
  if exists (select 1 from unnest(froms, tos) as leg (source, target)
    where source like 'shop.receivable/%' and target not in ('commission', 'promotions', 'suspense')) then
    raise exception 'what a shop owes funds no balance' using errcode = '42501';
  end if;
  if 'cash/cod' = any (froms) and p_key !~ '^cod:[1-9][0-9]*:remit$' then
    raise exception 'cash on delivery counts when it is handed over' using errcode = '42501';
  end if;
  select moved.journal_id, moved.replayed into journal_id, replayed
    from ledger.move(p_key, p_kind, p_reference, p_actor, p_remark, p_asset, froms, tos, amounts) as moved;
end $$;

create function ledger.open_hold(
  p_reference text,
  p_kind text,
  p_actor text,
  p_remark text,
  p_asset text,
  available text,
  p_amount bigint,
  p_rule text,
  p_ends_at timestamptz,
  p_objection text,
  out hold_id bigint,
  out replayed boolean
) language plpgsql as $$
declare
  frozen text := replace(available, '.available/', '.frozen/');
  opened bigint;
begin
  if available !~ '^(customer|shop)\.available/' then raise exception 'nothing to freeze at %', available using errcode = 'LD400'; end if;
  select moved.journal_id, moved.replayed into opened, replayed
    from ledger.move(p_reference || ':hold', p_kind, p_reference, p_actor, p_remark, p_asset, array[available], array[frozen], array[p_amount]) as moved;
  if replayed then
    select id into strict hold_id from ledger.hold where reference = p_reference;
    return;
  end if;
  insert into ledger.hold (reference, account_id, amount, rule, ends_at, objection, opened_by)
    values (p_reference, ledger.account_id(frozen, p_asset), p_amount, p_rule, p_ends_at, p_objection, opened) returning id into hold_id;
end $$;

create function ledger.resolve_hold(
  p_reference text,
  p_kind text,
  p_actor text,
  p_remark text,
  tos text[],
  amounts bigint[],
  out journal_id bigint,
  out replayed boolean
) language plpgsql as $$
declare held record;
begin
  select hold.id, hold.amount, account.address, account.asset into held
    from ledger.hold join ledger.account on account.id = hold.account_id where reference = p_reference for no key update of hold;
  if not found then raise exception 'there is no hold for %', p_reference using errcode = 'LD404'; end if;
  if (select sum(part) from unnest(amounts) as parts (part)) is distinct from held.amount then
    raise exception 'a hold of % is not sent whole', held.amount using errcode = 'LD400';
  end if;
  select moved.journal_id, moved.replayed into journal_id, replayed
    from ledger.move(p_reference || ':resolve', p_kind, p_reference, p_actor, p_remark, held.asset,
      array_fill(held.address, array[array_length(amounts, 1)]), tos, amounts) as moved;
  if not replayed then
    update ledger.hold set state = 'resolved', resolved_by = journal_id where id = held.id;
  end if;
end $$;

create function ledger.check_all() returns table (invariant text, bad bigint, difference bigint) language sql stable as $$
  with flow as (
    select id, sum(amount)::bigint as balance, count(*) as changes from (
      select to_id as id, amount from ledger.posting union all select from_id, -amount from ledger.posting
    ) moved group by id
  )
  select 'balance_is_sum_of_postings', count(*), coalesce(sum(abs(account.balance - coalesce(flow.balance, 0))), 0)::bigint
    from ledger.account left join flow using (id) where tracked and account.balance <> coalesce(flow.balance, 0)
  union all
  select 'version_counts_postings', count(*), 0::bigint
    from ledger.account left join flow using (id) where tracked and account.version <> coalesce(flow.changes, 0)
  union all
  select 'everything_sums_to_zero', (coalesce(sum(balance), 0) <> 0)::int::bigint, coalesce(abs(sum(balance)), 0)::bigint from flow
  union all
  select 'no_balance_is_negative', count(*), coalesce(sum(-balance), 0)::bigint from ledger.account where balance < 0
  union all
  select 'no_journal_is_empty', count(*), 0::bigint
    from ledger.journal where not exists (select 1 from ledger.posting where posting.journal_id = journal.id)
  union all
  select 'balances_follow_each_other', count(*), 0::bigint from (
    select after, amount, lag(after) over (partition by id order by version) as before from (
      select to_id as id, to_version as version, to_after as after, amount from ledger.posting where to_version is not null
      union all select from_id, from_version, from_after, -amount from ledger.posting where from_version is not null
    ) lines
  ) chain where after <> coalesce(before, 0) + amount
  union all
  select 'frozen_is_sum_of_open_holds', count(*), coalesce(sum(abs(balance - held)), 0)::bigint from (
    select account.balance, coalesce((select sum(amount) from ledger.hold where hold.account_id = account.id and state = 'open'), 0) as held
    from ledger.account where kind in ('customer.frozen', 'shop.frozen')
  ) frozen where balance <> held
$$;

create function ledger.rebuild() returns bigint language plpgsql as $$
declare mended bigint;
begin
  lock table ledger.posting, ledger.account in exclusive mode;
  with flow as (
    select id, sum(amount)::bigint as balance, count(*) as changes from (
      select to_id as id, amount from ledger.posting union all select from_id, -amount from ledger.posting
    ) moved group by id
  )
  update ledger.account set balance = coalesce(flow.balance, 0), version = coalesce(flow.changes, 0)
    from ledger.account as old left join flow using (id)
    where account.id = old.id and account.tracked and (account.balance, account.version) is distinct from (coalesce(flow.balance, 0), coalesce(flow.changes, 0));
  get diagnostics mended = row_count;
  return mended;
end $$;

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

create function ledger.guard_due() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{paid_at,paid_by}'::text[]) is distinct from (to_jsonb(old) - '{paid_at,paid_by}'::text[]) or old.paid_at is not null then
    raise exception 'a due is paid once and does not change' using errcode = '42501';
  end if;
  if not exists (select 1 from ledger.journal where key = new.key) then
    raise exception 'a due is paid by its journal' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger due_moves before update on ledger.due for each row execute function ledger.guard_due();

create function ledger.uncovered() returns table (source text, amount bigint) language sql stable as $$
  with receivable as (select id, address from ledger.account where kind = 'shop.receivable'),
  paid_out as (
    select posting.from_id as id, sum(posting.amount) as amount from ledger.posting
      join receivable on receivable.id = posting.from_id join ledger.account target on target.id = posting.to_id
    where target.tracked or target.kind = 'cash' group by 1
  ),
  -- As cash was settled before it had to be handed over: the shop's earnings of an order were set against its cash at once.
  netted as (
    select posting.to_id as id, sum(posting.amount) as amount from ledger.journal
      join ledger.posting on posting.journal_id = journal.id join receivable on receivable.id = posting.to_id
    where journal.key like 'cod:%:net' group by 1
  ),
  kept_by_mall as (
    select debt.from_id as id, sum(fee.amount) as amount from ledger.journal net
      join ledger.posting debt on debt.journal_id = net.id join receivable on receivable.id = debt.from_id
      join ledger.journal settled on settled.key = 'order:' || split_part(net.key, ':', 2) || ':out'
      join ledger.posting fee on fee.journal_id = settled.id join ledger.account pot on pot.id = fee.to_id and pot.address = 'commission'
    where net.key like 'cod:%:net' group by 1
  ),
  owed as (
    select receivable.id, coalesce((select sum(posting.amount) from ledger.posting where from_id = receivable.id), 0)
      - coalesce((select sum(posting.amount) from ledger.posting where to_id = receivable.id), 0) as amount
    from receivable
  )
  select receivable.address, least(paid_out.amount - coalesce(netted.amount, 0) - coalesce(kept_by_mall.amount, 0), owed.amount)::bigint
    from receivable join paid_out using (id) join owed using (id) left join netted using (id) left join kept_by_mall using (id)
    where least(paid_out.amount - coalesce(netted.amount, 0) - coalesce(kept_by_mall.amount, 0), owed.amount) > 0
  union all
  select 'cash/cod', flow.amount::bigint from (
    select coalesce(sum(case when posting.from_id = courier.id then posting.amount else -posting.amount end), 0) as amount
    from ledger.account courier join ledger.posting on courier.id in (posting.from_id, posting.to_id) join ledger.journal on journal.id = posting.journal_id
    where courier.address = 'cash/cod' and journal.key not like 'cod:%:remit'
  ) flow where flow.amount > 0
$$;
