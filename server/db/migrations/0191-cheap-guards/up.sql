-- What does not change is compared as a row, and not as a text of all that stands in it: the same rule for a tenth of the work.
create or replace function orders.guard_move() returns trigger language plpgsql as $$
declare agreed orders.sale := new;
begin
  agreed.status := old.status;
  agreed.payment_status := old.payment_status;
  agreed.delivery_status := old.delivery_status;
  agreed.paid_at := old.paid_at;
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
  if new.status = 'completed' and old.status <> 'completed' and (new.open_refunds > 0 or new.payment_status not in ('paid', 'part_refunded')) then
    raise exception 'an order is completed when it is paid and no money is asked back' using errcode = '42501';
  end if;
  if new.refunded < old.refunded or new.mall_refunded < old.mall_refunded then
    raise exception 'what went back does not come again' using errcode = '42501';
  end if;
  if old.extended_at is not null and new.extended_at is distinct from old.extended_at then
    raise exception 'receipt is put off once' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function checkout.guard_move() returns trigger language plpgsql as $$
begin
  if (new.id, new.quote_id, new.customer_id, new.amount, new.costs, new.address, new.shown, new.placed_at, new.demo)
    is distinct from (old.id, old.quote_id, old.customer_id, old.amount, old.costs, old.address, old.shown, old.placed_at, old.demo) then
    raise exception 'what is to be paid does not change' using errcode = '42501';
  end if;
  if new.status <> old.status and not exists (select 1 from checkout.move where before = old.status and after = new.status) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = '42501';
  end if;
  return new;
end $$;
