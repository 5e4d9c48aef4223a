-- What people bought of one shop, as it was when they bought it: nothing that was agreed on changes afterwards.
create schema orders;
create table orders.sale (
  id bigint generated always as identity primary key,
  order_no text not null unique generated always as (order_day || '-' || lpad(order_count::text, greatest(4, length(order_count::text)), '0')) stored,
  order_day text not null check (order_day ~ '^[0-9]{8}$'),
  order_count bigint not null,
  -- What it is paid by, together with the orders of other shops.
  payment_id bigint not null,
  customer_id bigint not null,
  shop_id bigint not null,
  -- As it was called then.
  shop_name text not null,
  status text not null check (status in
    ('unpaid', 'paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed', 'cancelled')),
  payment_status text not null check (payment_status in ('unpaid', 'paying', 'paid', 'cod_due', 'part_refunded', 'refunded', 'failed')),
  delivery_status text not null default 'none' check (delivery_status in ('none', 'preparing', 'shipped', 'in_transit', 'on_the_way', 'delivered')),
  -- In minor units of the base currency.
  items bigint not null check (items >= 0),
  shop_discount bigint not null check (shop_discount between 0 and items),
  mall_discount bigint not null check (mall_discount >= 0 and mall_discount <= items - shop_discount),
  delivery bigint not null check (delivery >= 0),
  shop_delivery_discount bigint not null check (shop_delivery_discount between 0 and delivery),
  mall_delivery_discount bigint not null check (mall_delivery_discount >= 0 and mall_delivery_discount <= delivery - shop_delivery_discount),
  tax bigint not null check (tax >= 0),
  tax_included boolean not null,
  -- What the shopper pays, and what the mall's coupons add to it: together they are what the shop sold for.
  total bigint not null check (total = items - shop_discount - mall_discount + delivery - shop_delivery_discount - mall_delivery_discount
    + case when tax_included then 0 else tax end),
  -- In hundredths of a percent, as it was when this was sold.
  commission_rate int not null check (commission_rate between 0 and 10000),
  address jsonb not null,
  arrival jsonb not null,
  shown jsonb not null,
  remark text not null default '' check (length(remark) <= 140),
  placed_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  -- Who moved it last and why: the history is written from these.
  moved_by text not null check (moved_by ~ '^(system|(customer|seller|operator):[1-9][0-9]*)$'),
  moved_for text not null default '' check (length(moved_for) <= 500),
  demo boolean not null default false,
  unique (payment_id, shop_id),
  check ((payment_status in ('paid', 'part_refunded', 'refunded')) <= (paid_at is not null)),
  check ((status in ('completed', 'cancelled')) = (ended_at is not null))
);
create index sale_customer on orders.sale (customer_id, id desc);
create index sale_shop on orders.sale (shop_id, id desc);
create index sale_payment on orders.sale (payment_id);

create table orders.line (
  sale_id bigint not null references orders.sale,
  line smallint not null check (line > 0),
  product_id bigint not null,
  sku_id bigint not null,
  goods jsonb not null,
  quantity int not null check (quantity between 1 and 999),
  price bigint not null check (price >= 0),
  amount bigint not null check (amount = price * quantity),
  shop_discount bigint not null check (shop_discount between 0 and amount),
  mall_discount bigint not null check (mall_discount >= 0 and mall_discount <= amount - shop_discount),
  tax_rate int not null check (tax_rate between 0 and 10000),
  tax bigint not null check (tax >= 0),
  primary key (sale_id, line),
  unique (sale_id, sku_id)
);
create index line_product on orders.line (product_id);

create table orders.event (
  id bigint generated always as identity primary key,
  sale_id bigint not null references orders.sale,
  before text,
  after text not null,
  actor text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp()
);
create index event_sale on orders.event (sale_id, id);

-- Which state follows which, by whom.
create table orders.move (before text not null, after text not null, who text[] not null, primary key (before, after));
insert into orders.move values
  ('unpaid', 'paid', '{system,customer}'),
  ('unpaid', 'to_ship', '{customer}'),
  ('unpaid', 'cancelled', '{customer,system,operator}'),
  ('paid', 'to_ship', '{seller,system}'),
  ('paid', 'cancelled', '{customer,seller,operator,system}'),
  ('to_ship', 'cancelled', '{customer,seller,operator,system}'),
  ('to_ship', 'shipped', '{seller}'),
  ('shipped', 'in_transit', '{seller,system}'),
  ('shipped', 'on_the_way', '{seller,system}'),
  ('shipped', 'delivered', '{seller,system}'),
  ('in_transit', 'on_the_way', '{seller,system}'),
  ('in_transit', 'delivered', '{seller,system}'),
  ('on_the_way', 'delivered', '{seller,system}'),
  ('shipped', 'received', '{customer,system}'),
  ('in_transit', 'received', '{customer,system}'),
  ('on_the_way', 'received', '{customer,system}'),
  ('delivered', 'received', '{customer,system}'),
  ('received', 'completed', '{system}');

create function orders.guard_move() returns trigger language plpgsql as $$
-- What is generated is not there yet when this is asked.
declare moving text[] := array['status', 'payment_status', 'delivery_status', 'paid_at', 'ended_at', 'moved_by', 'moved_for', 'order_no'];
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'what was agreed on does not change' using errcode = '42501';
  end if;
  if new.status <> old.status and not exists (
    select 1 from orders.move where before = old.status and after = new.status and split_part(new.moved_by, ':', 1) = any (who)
  ) then
    raise exception 'an order does not go from % to % by %', old.status, new.status, new.moved_by using errcode = '42501';
  end if;
  return new;
end $$;
create function orders.write_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into orders.event (sale_id, before, after, actor, reason, at) values (new.id, null, new.status, new.moved_by, new.moved_for, new.placed_at);
  elsif new.status <> old.status then
    insert into orders.event (sale_id, before, after, actor, reason) values (new.id, old.status, new.status, new.moved_by, new.moved_for);
  end if;
  return null;
end $$;
create trigger sale_moves before update on orders.sale for each row execute function orders.guard_move();
create trigger sale_history after insert or update on orders.sale for each row execute function orders.write_event();
create trigger sale_stays before delete or truncate on orders.sale for each statement execute function kernel.refuse_change();
create trigger line_append_only before update or delete or truncate on orders.line for each statement execute function kernel.refuse_change();
create trigger event_append_only before update or delete or truncate on orders.event for each statement execute function kernel.refuse_change();
create sequence orders.order_count;
