-- Cash on delivery: the courier or the shop holds the cash, so it funds nothing until it is handed over to the mall.

-- When somebody reported that the cash was collected; null for every order that is not paid in cash.
alter table orders.sale add column collected_at timestamptz;
-- When the cash was handed over to the mall.
alter table orders.sale add column handed_over_at timestamptz;
alter table orders.sale drop constraint sale_payment_status_check;
alter table orders.sale add constraint sale_payment_status_check
  check (payment_status in ('unpaid', 'paying', 'paid', 'cod_due', 'cod_collected', 'part_refunded', 'refunded', 'failed'));
alter table orders.sale add constraint sale_collected_check
  check ((payment_status = 'cod_collected') <= (collected_at is not null) and (collected_at is not null) <= (paid_at is not null) and (handed_over_at is not null) <= (collected_at is not null));
alter table orders.sale drop constraint sale_next_do_check;
alter table orders.sale add constraint sale_next_do_check check (next_do in ('accept', 'remind', 'cancel', 'receive', 'check_cash', 'complete'));
create index sale_cash_unreported on orders.sale (id) where payment_status = 'cod_due' and status = 'received';
create index sale_cash_kept on orders.sale (id) where collected_at is not null and handed_over_at is null;

-- A buyer who confirmed receipt may still have refused to pay: the shop or the staff says so until cash is reported.
update orders.move set who = '{seller,operator,system}' where before = 'received' and after = 'cancelled';

create or replace function orders.guard_move() returns trigger language plpgsql as $$
declare agreed orders.sale := new;
begin
  agreed.status := old.status;
  agreed.payment_status := old.payment_status;
  agreed.delivery_status := old.delivery_status;
  agreed.paid_at := old.paid_at;
  agreed.collected_at := old.collected_at;
  agreed.handed_over_at := old.handed_over_at;
  agreed.ended_at := old.ended_at;
  agreed.moved_by := old.moved_by;
  agreed.moved_for := old.moved_for;
  agreed.order_no := old.order_no;
  agreed.accepted_at := old.accepted_at;
  agreed.shipped_at := old.shipped_at;
  agreed.delivered_at := old.delivered_at;
  agreed.received_at := old.received_at;
  agreed.return_until := old.return_until;
  agreed.extended_at := old.extended_at;
  agreed.refunded := old.refunded;
  agreed.mall_refunded := old.mall_refunded;
  agreed.open_refunds := old.open_refunds;
  agreed.next_at := old.next_at;
  agreed.next_do := old.next_do;
  agreed.send_by := old.send_by;
  if agreed is distinct from old then
    raise exception 'what was agreed on does not change' using errcode = '42501';
  end if;
  if new.status <> old.status and not exists (
    select 1 from orders.move where before = old.status and after = new.status and split_part(new.moved_by, ':', 1) = any (who)
  ) then
    raise exception 'an order does not go from % to % by %', old.status, new.status, new.moved_by using errcode = '42501';
  end if;
  if new.status = 'cancelled' and old.status in ('shipped', 'in_transit', 'on_the_way', 'delivered', 'received')
    and not (old.payment_status = 'cod_due' and new.payment_status = 'failed') and new.payment_status <> 'refunded' then
    raise exception 'what was shipped is over only where nothing was paid for it, or all of it went back' using errcode = '42501';
  end if;
  -- Afterwards money may still be asked back, and come back.
  if new.status = 'completed' and old.status <> 'completed'
    and (new.open_refunds > 0 or new.payment_status not in ('paid', 'cod_collected', 'part_refunded')) then
    raise exception 'an order is completed when it is paid and no money is asked back' using errcode = '42501';
  end if;
  -- Cash that nobody reported is no payment.
  if old.payment_status = 'cod_due' and new.payment_status not in ('cod_due', 'cod_collected', 'failed') then
    raise exception 'cash on delivery counts once it is reported' using errcode = '42501';
  end if;
  if new.refunded < old.refunded or new.mall_refunded < old.mall_refunded then
    raise exception 'what went back does not come again' using errcode = '42501';
  end if;
  if old.extended_at is not null and new.extended_at is distinct from old.extended_at then
    raise exception 'receipt is put off once' using errcode = '42501';
  end if;
  if old.collected_at is not null and new.collected_at is distinct from old.collected_at then
    raise exception 'cash is reported once' using errcode = '42501';
  end if;
  if old.handed_over_at is not null and new.handed_over_at is distinct from old.handed_over_at then
    raise exception 'cash is handed over once' using errcode = '42501';
  end if;
  return new;
end $$;

-- A transfer that waits until its debtor has the money, such as a refund that a shop cannot pay yet.
create table ledger.due (
  id bigint generated always as identity primary key,
  -- The journal that pays it: key, kind, reference and legs.
  key text not null unique,
  kind text not null,
  reference text not null,
  actor text not null,
  remark text not null default '' check (length(remark) <= 500),
  debtor text not null check (debtor ~ '^shop\.available/[1-9][0-9]*$'),
  -- How much of the legs comes from the debtor.
  needs bigint not null check (needs > 0),
  froms text[] not null,
  tos text[] not null,
  amounts bigint[] not null,
  since timestamptz not null,
  -- By when the debtor should have paid.
  due_at timestamptz not null check (due_at > since),
  paid_at timestamptz,
  paid_by text check (paid_by in ('debtor', 'mall')),
  check ((paid_at is null) = (paid_by is null)),
  check (array_length(froms, 1) = array_length(amounts, 1) and array_length(tos, 1) = array_length(amounts, 1))
);
create index due_open on ledger.due (debtor, id) where paid_at is null;
create index due_waiting on ledger.due (due_at, id) where paid_at is null;

create sequence ledger.debt_count;

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
create trigger due_stays before delete or truncate on ledger.due for each statement execute function kernel.refuse_change();

-- Orders that are under way and whose cash counted as money of the mall: the escrow goes back to where it came from, and the shop owes the commission.
do $$
declare each record; kept bigint; commission bigint;
begin
  for each in
    select sale.id, sale.shop_id, sale.total, sale.refunded, sale.mall_discount + sale.mall_delivery_discount - sale.mall_refunded as mall, sale.commission_rate
    from orders.sale join checkout.payment on payment.id = sale.payment_id
    where payment.method = 'cod' and sale.payment_status in ('paid', 'part_refunded') and sale.status not in ('completed', 'cancelled') order by sale.id
  loop
    kept := each.total - each.refunded + each.mall;
    commission := (kept * each.commission_rate * 2 + 10000) / 20000;
    if kept > 0 then
      perform ledger.post('cod:' || each.id || ':undo', 'cash_commission', 'cod:' || each.id, 'system', '', 'USD', array_agg(leg.source), array_agg(leg.target), array_agg(leg.amount))
        from (values ('order.escrow/' || each.id, 'cash/cod', each.total - each.refunded), ('shop.receivable/' || each.shop_id, 'cash/cod', each.refunded),
          ('order.escrow/' || each.id, 'shop.available/' || each.shop_id, each.mall), ('shop.receivable/' || each.shop_id, 'commission', commission)) leg (source, target, amount)
        where leg.amount > 0;
    end if;
  end loop;
end $$;
update orders.sale set collected_at = paid_at, payment_status = case when payment_status = 'paid' then 'cod_collected' else payment_status end
  where paid_at is not null and payment_id in (select id from checkout.payment where method = 'cod');

-- The door for everything but holds: what is frozen moves only with its hold, what a shop owes funds nothing but the mall's own pots, and cash of couriers
-- counts when it is handed over.
create or replace function ledger.post(
  p_key text, p_kind text, p_reference text, p_actor text, p_remark text, p_asset text,
  froms text[], tos text[], amounts bigint[],
  out journal_id bigint, out replayed boolean
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

-- By how much balances that can be spent, are frozen or lie in escrow exceed the money that came in: what shops owe, and cash that was not handed over.
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

-- A refund that its shop cannot pay yet.
alter table refunds.refund drop constraint refund_state_check;
alter table refunds.refund add constraint refund_state_check check (state in ('applied', 'offered', 'approved', 'awaiting_return', 'return_shipped', 'return_received',
  'refunding', 'refund_owed', 'refunded', 'rejected', 'escalated', 'closed', 'cancelled'));
do $$
declare found text;
begin
  for found in select conname from pg_constraint where conrelid = 'refunds.refund'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%mall_returned IS NOT NULL%' or pg_get_constraintdef(oid) like '%due_at IS NOT NULL%') loop
    execute format('alter table refunds.refund drop constraint %I', found);
  end loop;
end $$;
alter table refunds.refund add constraint refund_returned_check
  check ((state in ('refunding', 'refund_owed', 'refunded')) = (returned is not null and mall_returned is not null));
alter table refunds.refund add constraint refund_due_check
  check ((state in ('applied', 'offered', 'awaiting_return', 'return_shipped', 'rejected', 'escalated', 'refund_owed')) = (due_at is not null));
insert into refunds.move values
  ('refunding', 'refund_owed', '{customer,seller,operator,system}', '{refund,return,withdrawal}'),
  ('refund_owed', 'refunding', '{operator,system}', '{refund,return,withdrawal}'),
  ('refund_owed', 'refunded', '{operator,system}', '{refund,return,withdrawal}');

create or replace function refunds.write_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into refunds.event (refund_id, before, after, actor, note, at) values (new.id, null, new.state, new.moved_by, new.moved_for, new.moved_at);
  elsif new.state <> old.state then
    insert into refunds.event (refund_id, before, after, actor, note, at) values (new.id, old.state, new.state, new.moved_by, new.moved_for, new.moved_at);
    update refunds.line set standing = case
      when new.state in ('refunding', 'refund_owed', 'refunded') then 'back' when new.state in ('closed', 'cancelled') then 'over' else 'open' end
    where refund_id = new.id;
  end if;
  return null;
end $$;

-- Money that staff move for cash on delivery: what couriers and shops hand over, and refunds that the mall pays in place of a shop.
create schema cash;
create table cash.transfer (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('remittance', 'advance')),
  -- The order whose cash is handed over, or the due that the mall pays.
  order_id bigint,
  due_id bigint,
  shop_id bigint not null,
  amount bigint not null check (amount > 0),
  -- What identifies the payment at the bank or the courier, or why the mall pays.
  words text not null check (length(words) between 1 and 200),
  state text not null check (state in ('signed_once', 'made', 'withdrawn')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  signed_by bigint,
  signed_at timestamptz,
  check ((kind = 'remittance') = (order_id is not null) and (kind = 'advance') = (due_id is not null)),
  check ((state = 'signed_once') <= (signed_by is null)),
  -- The mall's own money leaves with two signatures.
  check (kind <> 'advance' or state <> 'made' or (signed_by is not null and signed_by <> asked_by))
);
create unique index transfer_order on cash.transfer (order_id) where state <> 'withdrawn';
create unique index transfer_due on cash.transfer (due_id) where state <> 'withdrawn';
create index transfer_open on cash.transfer (id desc) where state = 'signed_once';

create function cash.guard_transfer() returns trigger language plpgsql as $$
begin
  if old.state <> 'signed_once' or (to_jsonb(new) - '{state,signed_by,signed_at}'::text[]) is distinct from (to_jsonb(old) - '{state,signed_by,signed_at}'::text[]) then
    raise exception 'a transfer is signed once and does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger transfer_moves before update on cash.transfer for each row execute function cash.guard_transfer();
create trigger transfer_stays before delete or truncate on cash.transfer for each statement execute function kernel.refuse_change();
