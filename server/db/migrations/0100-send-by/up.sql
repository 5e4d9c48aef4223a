-- Until when a shop has to send an order: as the mall had it set when it was sold, whatever is set afterwards.
alter table orders.sale add column send_by timestamptz;

create or replace function orders.guard_move() returns trigger language plpgsql as $$
-- What is generated is not there yet when this is asked.
declare moving text[] := array['status', 'payment_status', 'delivery_status', 'paid_at', 'ended_at', 'moved_by', 'moved_for', 'order_no', 'accepted_at',
  'shipped_at', 'delivered_at', 'received_at', 'return_until', 'extended_at', 'refunded', 'mall_refunded', 'open_refunds', 'next_at', 'next_do', 'send_by'];
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
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

-- What waits already is sent by when the clock would have called it off; a setting that is no number of days never counted.
update orders.sale set send_by = case next_do when 'cancel' then next_at else greatest(next_at, coalesce(paid_at, placed_at) + interval '1 day' * coalesce(
    (select value::text::int from settings.config where name = 'order_cancel_days' and value::text ~ '^[1-9][0-9]{0,2}$' and value::text::int <= 365), 7)) end
  where next_do in ('remind', 'cancel');
alter table orders.sale add constraint sale_send_by check (next_do not in ('remind', 'cancel') or send_by is not null);
