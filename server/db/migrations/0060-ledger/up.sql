-- The one truth about money: postings of a positive amount from one account to another, under a journal row with a key of its own.
-- A posting is balanced by its shape, so nothing has to be added up to know that nothing was made or lost.
create schema ledger;

create table ledger.asset (
  code text primary key check (code ~ '^[A-Z]{3,5}$'),
  exponent smallint not null check (exponent between 0 and 9)
);
insert into ledger.asset values ('USD', 2), ('USDT', 6), ('BTC', 8), ('ETH', 9);

-- `customer.available/42`, `order.escrow/7`, `cash/usdt-trc20`, `commission`. Tracked accounts carry a running balance that is never
-- negative; the outside world and the mall's own pots carry none, because one row that everybody writes would hold everybody up.
create table ledger.account (
  id bigint generated always as identity primary key,
  address text not null check (address ~ '^[a-z]+(\.[a-z]+)?(/[a-z0-9-]{1,60})?$'),
  kind text not null generated always as (split_part(address, '/', 1)) stored,
  owner text not null generated always as (split_part(address, '/', 2)) stored,
  asset text not null default 'USD' references ledger.asset,
  tracked boolean not null generated always as
    (split_part(address, '/', 1) in ('customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen')) stored,
  balance bigint not null default 0,
  version bigint not null default 0,
  unique (address, asset),
  unique (id, asset),
  constraint account_kind check (split_part(address, '/', 1) in (
    'customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen',
    'cash', 'commission', 'promotions', 'fees', 'suspense', 'shop.receivable')),
  constraint account_owner check ((split_part(address, '/', 1) in ('commission', 'promotions', 'fees', 'suspense')) = (split_part(address, '/', 2) = '')),
  constraint account_owner_number check (split_part(address, '/', 1) = 'cash' or split_part(address, '/', 2) ~ '^([1-9][0-9]{0,18})?$'),
  constraint account_never_negative check (balance >= 0),
  constraint account_bounded check (balance <= 1000000000000000),
  constraint account_untracked_keeps_none check (
    split_part(address, '/', 1) in ('customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen')
    or (balance = 0 and version = 0))
) with (fillfactor = 70);

create table ledger.journal (
  id bigint generated always as identity primary key,
  -- Outcomes that exclude each other share one key: `withdraw:7:resolve` is paid or given back, never both.
  key text not null unique check (key ~ '^[a-z]+(\.[a-z]+)?:[A-Za-z0-9_-]{1,64}(:[a-z]+)?$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  -- The record that this belongs to, such as `recharge:7`.
  reference text not null check (reference <> ''),
  actor text not null check (actor ~ '^(system|(customer|seller|operator):[1-9][0-9]*)$'),
  -- What the owner of the money reads beside it.
  remark text not null default '' check (length(remark) <= 500),
  content_hash bytea not null check (length(content_hash) = 32),
  at timestamptz not null,
  -- What the demo mall made up, with a past of its own; it is marked for good.
  demo boolean not null,
  transaction_id xid8 not null default pg_current_xact_id()
);
create index journal_reference on ledger.journal (reference);
create index journal_at on ledger.journal (at);

create table ledger.posting (
  journal_id bigint not null references ledger.journal,
  line smallint not null check (line > 0),
  asset text not null,
  from_id bigint not null,
  to_id bigint not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  -- What tracked accounts held afterwards, and the how manieth change of theirs this was.
  from_after bigint,
  from_version bigint,
  to_after bigint,
  to_version bigint,
  primary key (journal_id, line),
  constraint posting_not_to_itself check (from_id <> to_id),
  foreign key (from_id, asset) references ledger.account (id, asset),
  foreign key (to_id, asset) references ledger.account (id, asset),
  unique (from_id, from_version),
  unique (to_id, to_version)
);
create index posting_from on ledger.posting (from_id, journal_id desc, line desc);
create index posting_to on ledger.posting (to_id, journal_id desc, line desc);

-- Money that waits. Without a rule, an amount, an end and a way to object there is no hold.
create table ledger.hold (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^[a-z]+:[A-Za-z0-9_-]{1,64}$'),
  account_id bigint not null references ledger.account,
  amount bigint not null check (amount > 0),
  rule text not null check (rule in ('withdrawal', 'transfer')),
  ends_at timestamptz not null,
  -- Where whoever owns the money can object to the hold.
  objection text not null check (objection in ('cancel', 'support')),
  state text not null default 'open' check (state in ('open', 'resolved')),
  opened_by bigint not null references ledger.journal,
  resolved_by bigint unique references ledger.journal,
  check (ends_at > '2020-01-01'),
  check ((state = 'resolved') = (resolved_by is not null))
);
create index hold_open on ledger.hold (account_id) where state = 'open';
create index hold_end on ledger.hold (ends_at) where state = 'open';

create trigger journal_append_only before update or delete or truncate on ledger.journal for each statement execute function kernel.refuse_change();
create trigger posting_append_only before update or delete or truncate on ledger.posting for each statement execute function kernel.refuse_change();
create trigger account_stays before delete or truncate on ledger.account for each statement execute function kernel.refuse_change();
create trigger hold_stays before delete or truncate on ledger.hold for each statement execute function kernel.refuse_change();

-- The tables are written by the functions of this file alone: whoever writes past them is refused, whatever they write.
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

-- Moves money. A repeat of the same key with the same content is answered with the first; with other content it is refused (LD409).
-- What a tracked account does not have is refused (LD422) with what is missing.
create function ledger.move(
  p_key text, p_kind text, p_reference text, p_actor text, p_remark text, p_asset text,
  froms text[], tos text[], amounts bigint[],
  out journal_id bigint, out replayed boolean
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

-- The door for everything but holds: what is frozen moves only with its hold.
create function ledger.post(
  p_key text, p_kind text, p_reference text, p_actor text, p_remark text, p_asset text,
  froms text[], tos text[], amounts bigint[],
  out journal_id bigint, out replayed boolean
) language plpgsql as $$
begin
  if exists (select 1 from unnest(froms || tos) as touched (address) where address ~ '^(customer|shop)\.frozen/') then
    raise exception 'what is frozen moves with its hold alone' using errcode = '42501';
  end if;
  select moved.journal_id, moved.replayed into journal_id, replayed
    from ledger.move(p_key, p_kind, p_reference, p_actor, p_remark, p_asset, froms, tos, amounts) as moved;
end $$;

-- Freezes money of one owner: `customer.available/42` to `customer.frozen/42`.
create function ledger.open_hold(
  p_reference text, p_kind text, p_actor text, p_remark text, p_asset text, available text, p_amount bigint,
  p_rule text, p_ends_at timestamptz, p_objection text,
  out hold_id bigint, out replayed boolean
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

-- Ends a hold, once, by sending all of it where it belongs.
create function ledger.resolve_hold(
  p_reference text, p_kind text, p_actor text, p_remark text, tos text[], amounts bigint[],
  out journal_id bigint, out replayed boolean
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

-- Everything that must hold, counted. `bad` is how many rows break it, `difference` by how much money.
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

-- Makes the running balances anew from the postings; nothing else may write meanwhile.
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

-- What each run of the checks found; a red one stops payouts until somebody says why.
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
