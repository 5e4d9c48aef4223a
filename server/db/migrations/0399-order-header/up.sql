-- The table of orders is orders.order_header, and other tables name an order by order_id. Indexes, constraints and triggers follow.
-- The parameters of these functions get new names, which only a new function can have.
drop function orders.counts(orders.sale);
drop function orders.sold_on(orders.sale);
drop function orders.write_search(bigint[]);
drop function orders.is_received(bigint, smallint, bigint, bigint, bigint);

do $$
declare
  holder text;
  bare text;
  part record;
begin
  foreach holder in array array['orders.line', 'orders.history', 'orders.to_rate', 'orders.sum_step', 'orders.search', 'orders.given_back',
    'reviews.review', 'shipments.parcel', 'refunds.refund', 'refunds.line'] loop
    bare := split_part(holder, '.', 2);
    execute format('alter table %s rename column sale_id to order_id', holder);
    for part in select conname as name from pg_constraint where conrelid = holder::regclass and starts_with(conname, bare || '_sale_id_') loop
      execute format('alter table %s rename constraint %I to %I', holder, part.name, bare || '_order_id_' || substr(part.name, length(bare || '_sale_id_') + 1));
    end loop;
  end loop;
  alter index orders.history_sale rename to history_order;
  alter index refunds.refund_sale rename to refund_order;
  alter index refunds.line_sale rename to line_order;

  for part in select conname as name from pg_constraint where conrelid = 'orders.sale'::regclass and starts_with(conname, 'sale_') loop
    execute format('alter table orders.sale rename constraint %I to %I', part.name, 'order_header_' || substr(part.name, 6));
  end loop;
  for part in select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'orders.sale'::regclass and starts_with(relname, 'sale_') loop
    execute format('alter index orders.%I rename to %I', part.name, 'order_header_' || substr(part.name, 6));
  end loop;
  for part in select tgname as name from pg_trigger where tgrelid = 'orders.sale'::regclass and not tgisinternal and starts_with(tgname, 'sale_') loop
    execute format('alter trigger %I on orders.sale rename to %I', part.name, 'order_header_' || substr(part.name, 6));
  end loop;
  alter sequence orders.sale_id_seq rename to order_header_id_seq;
  alter table orders.sale rename to order_header;
end $$;

create or replace function orders.guard_move() returns trigger language plpgsql as $$
declare agreed orders.order_header := new;
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
    select 1 from orders.transition where before = old.status and after = new.status and split_part(new.moved_by, ':', 1) = any (who)
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

create or replace function orders.write_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into orders.history (order_id, before, after, actor, reason, at) values (new.id, null, new.status, new.moved_by, new.moved_for, new.placed_at);
  elsif new.status <> old.status then
    insert into orders.history (order_id, before, after, actor, reason) values (new.id, old.status, new.status, new.moved_by, new.moved_for);
  end if;
  return null;
end $$;

create or replace function orders.keep_to_rate() returns trigger language plpgsql as $$
begin
  if new.status = 'received' and (tg_op = 'INSERT' or old.status <> 'received') then
    insert into orders.to_rate select new.id, new.customer_id, coalesce(new.received_at, now()), count(*) from orders.line
      where order_id = new.id and price > 0 and not exists (select 1 from orders.given_back where (given_back.order_id, given_back.line) = (line.order_id, line.line))
      having count(*) > 0
      on conflict (order_id) do nothing;
  elsif new.status = 'cancelled' and tg_op = 'UPDATE' then
    delete from orders.to_rate where order_id = new.id;
  end if;
  return null;
end $$;

create or replace function orders.is_received(of_order bigint, of_line smallint, by_customer bigint, product bigint, shop bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from orders.order_header join orders.line on line.order_id = order_header.id
    where order_header.id = of_order and line.line = of_line and order_header.customer_id = by_customer and line.product_id = product and order_header.shop_id = shop
      and order_header.status in ('received', 'completed')
  )
$$;

create or replace function orders.counts(order_header orders.order_header) returns boolean language sql immutable as $$ select order_header.paid_at is not null and order_header.payment_status <> 'refunded' $$;

create or replace function orders.sold_on(order_header orders.order_header) returns date language sql immutable as $$ select (order_header.paid_at at time zone 'UTC')::date $$;

create or replace function orders.write_sum_step() returns trigger language plpgsql as $$
declare
  counted boolean := tg_op = 'UPDATE' and orders.counts(old);
  counts boolean := orders.counts(new);
begin
  if counted and counts and orders.sold_on(old) = orders.sold_on(new) then
    if old.total - old.refunded <> new.total - new.refunded then
      insert into orders.sum_step (order_id, shop_id, day, orders, net) values (new.id, new.shop_id, orders.sold_on(new), 0, old.refunded - new.refunded);
    end if;
    return null;
  end if;
  if counted then
    insert into orders.sum_step (order_id, shop_id, day, orders, net) values (old.id, old.shop_id, orders.sold_on(old), -1, old.refunded - old.total);
  end if;
  if counts then
    insert into orders.sum_step (order_id, shop_id, day, orders, net) values (new.id, new.shop_id, orders.sold_on(new), 1, new.total - new.refunded);
  end if;
  return null;
end $$;

create or replace function orders.write_search(order_ids bigint[]) returns void language sql as $$
  insert into orders.search (order_id, shop_id, goods, buyer, shop)
    select order_header.id, shop_id, orders.folded(concat_ws(' ', order_no, names)), orders.folded(coalesce(address ->> 'fullName', '')), orders.folded(shop_name)
    from orders.order_header left join lateral (
      select string_agg(concat_ws(' ', goods ->> 'name_en', goods ->> 'name_zh', goods ->> 'name_es', goods ->> 'name_jp', goods ->> 'name_th',
        goods ->> 'name_zhtw'), ' ' order by line) as names
      from orders.line where order_id = order_header.id
    ) lines on true
    where order_header.id = any (order_ids)
  on conflict (order_id) do update set goods = excluded.goods
$$;

create or replace function orders.keep_search() returns trigger language plpgsql as $$
begin
  perform orders.write_search(array(select distinct order_id from added));
  return null;
end $$;

create or replace function refunds.guard_line() returns trigger language plpgsql as $$
declare bought int; gone int; asked int; request record;
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'standing') is distinct from (to_jsonb(old) - 'standing') then
      raise exception 'what was asked for does not change' using errcode = '42501';
    end if;
    if pg_trigger_depth() < 2 then
      raise exception 'what became of a line is what became of its request' using errcode = '42501';
    end if;
    return new;
  end if;
  select order_id, state into request from refunds.refund where id = new.refund_id;
  if new.order_id <> request.order_id then
    raise exception 'a line is of the order of its request' using errcode = '42501';
  end if;
  new.standing := case when request.state = 'refunding' then 'back' else 'open' end;
  select quantity into bought from orders.line where order_id = new.order_id and line = new.line;
  select coalesce(sum(quantity) filter (where standing <> 'over'), 0), count(*) into gone, asked
    from refunds.line where order_id = new.order_id and line = new.line;
  if bought is null or gone + new.quantity > bought then
    raise exception 'more would go back than was bought' using errcode = '42501';
  end if;
  if asked >= 5 then
    raise exception 'five times are enough for a line' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function reviews.guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.order_id is not null and not orders.is_received(new.order_id, new.line, new.customer_id, new.product_id, new.shop_id) then
      raise exception 'only who bought something, and has it, rates it' using errcode = '42501';
    end if;
    return new;
  end if;
  if (new.product_id, new.shop_id, new.customer_id, new.order_id, new.line, new.written_at) is distinct from
    (old.product_id, old.shop_id, old.customer_id, old.order_id, old.line, old.written_at) then
    raise exception 'a review stays whose it is' using errcode = '42501';
  end if;
  if (new.rating, new.text, new.images) is distinct from (old.rating, old.text, old.images) and (old.changed_at is not null or new.changed_at is null) then
    raise exception 'a review is changed once' using errcode = '42501';
  end if;
  return new;
end $$;

update notifications.notice set template = 'order_waits' where template = 'sale_waits';
update notifications.notice set template = 'order_cancelled_by_mall' where template = 'sale_called_off_by_mall';
