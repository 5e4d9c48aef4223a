-- What becomes of an order once it is sold: when it moved, what the clock does next, and what of its money went back.
alter table orders.sale
  add column accepted_at timestamptz,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add column received_at timestamptz,
  -- Until when money can be asked back.
  add column return_until timestamptz,
  -- Receipt was put off, once.
  add column extended_at timestamptz,
  -- What went back to the buyer, and to the mall for what its coupons had added.
  add column refunded bigint not null default 0 check (refunded between 0 and total),
  add column mall_refunded bigint not null default 0 check (mall_refunded >= 0 and mall_refunded <= mall_discount + mall_delivery_discount),
  -- Requests for money back that are not over.
  add column open_refunds smallint not null default 0 check (open_refunds >= 0),
  -- What the clock does next with it, unless somebody is first.
  add column next_at timestamptz,
  add column next_do text check (next_do in ('accept', 'remind', 'cancel', 'receive', 'complete')),
  add check ((next_at is null) = (next_do is null)),
  add check ((status in ('completed', 'cancelled')) <= (next_at is null));
create index sale_due on orders.sale (next_at) where next_at is not null;
create index sale_customer_status on orders.sale (customer_id, status, id desc);
create index sale_shop_status on orders.sale (shop_id, status, id desc);
create index sale_customer_refunds on orders.sale (customer_id, id desc) where open_refunds > 0;

insert into orders.move values
  -- Whoever was to pay the courier did not take it.
  ('shipped', 'cancelled', '{seller,system}'),
  ('in_transit', 'cancelled', '{seller,system}'),
  ('on_the_way', 'cancelled', '{seller,system}'),
  ('delivered', 'cancelled', '{seller,system}'),
  -- All of its money went back.
  ('received', 'cancelled', '{system}');

create or replace function orders.guard_move() returns trigger language plpgsql as $$
-- What is generated is not there yet when this is asked.
declare moving text[] := array['status', 'payment_status', 'delivery_status', 'paid_at', 'ended_at', 'moved_by', 'moved_for', 'order_no', 'accepted_at',
  'shipped_at', 'delivered_at', 'received_at', 'return_until', 'extended_at', 'refunded', 'mall_refunded', 'open_refunds', 'next_at', 'next_do'];
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
  if new.status = 'completed' and (new.open_refunds > 0 or new.payment_status not in ('paid', 'part_refunded')) then
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

-- What was paid before there was a clock for it goes on from when it was paid.
update orders.sale set next_at = coalesce(paid_at, placed_at) + interval '24 hours', next_do = 'accept' where status = 'paid';
update orders.sale set next_at = coalesce(paid_at, placed_at) + interval '3 days', next_do = 'remind' where status = 'to_ship';
