create schema orders;

create sequence orders.order_count;

-- The search keys of a text: hashes of three letters each, or two in scripts with many letters. A text has the keys of all its parts.
-- The shop is part of a key, so that one shop reads no keys of another. After a collision the text itself is compared.
create function orders.search_keys(shop bigint, said text) returns int[] language plpgsql immutable parallel safe as $$
declare
  letter text;
  one int := 32;
  two int := 32;
  three int;
  keys int[] := '{}';
  modulus constant bigint := 2147483647;
  first constant bigint := (shop % modulus) * 1000003 % modulus;
begin
  foreach letter in array string_to_array(said, null) loop
    three := ascii(letter);
    if two <> 32 and three <> 32 then
      if two > 127 or three > 127 then
        keys := keys || (((first + two) * 1000003 % modulus + three) * 1000003 % modulus)::int;
      elsif one <> 32 and one < 128 then
        keys := keys || ((((first + one) * 1000003 % modulus + two) * 1000003 % modulus + three) * 1000003 % modulus)::int;
      end if;
    end if;
    one := two;
    two := three;
  end loop;
  return keys;
end $$;

create table orders.order_header (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  order_day text not null check (order_day ~ '^[0-9]{8}$'),
  order_count bigint,
  payment_id bigint not null,
  customer_id bigint not null,
  shop_id bigint not null,
  shop_name text not null,
  status text not null,
  payment_status text not null,
  delivery_status text not null default 'none',
  items bigint not null check (items >= 0),
  shop_discount bigint not null,
  mall_discount bigint not null,
  delivery bigint not null check (delivery >= 0),
  shop_delivery_discount bigint not null,
  mall_delivery_discount bigint not null,
  tax bigint not null check (tax >= 0),
  tax_included boolean not null,
  total bigint not null,
  commission_rate int not null check (commission_rate between 0 and 10000),
  address jsonb not null,
  arrival jsonb not null,
  shown jsonb not null,
  remark text not null default '' check (length(remark) <= 140),
  placed_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  moved_by text not null check (moved_by ~ '^(system|(customer|seller|operator):[1-9][0-9]*)$'),
  moved_for text not null default '' check (length(moved_for) <= 500),
  demo boolean not null default false,
  accepted_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  received_at timestamptz,
  return_until timestamptz,
  extended_at timestamptz,
  refunded bigint not null default 0,
  mall_refunded bigint not null default 0,
  open_refunds smallint not null default 0 check (open_refunds >= 0),
  next_at timestamptz,
  next_do text check (next_do in ('accept', 'remind', 'cancel', 'receive', 'check_cash', 'complete')),
  send_by timestamptz,
  collected_at timestamptz,
  handed_over_at timestamptz,
  unique (payment_id, shop_id),
  check (status in ('unpaid', 'paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed', 'cancelled')),
  check (delivery_status in ('none', 'preparing', 'shipped', 'in_transit', 'on_the_way', 'delivered')),
  check (shop_discount >= 0 and shop_discount <= items),
  check (mall_discount >= 0 and mall_discount <= (items - shop_discount)),
  check (shop_delivery_discount >= 0 and shop_delivery_discount <= delivery),
  check (mall_delivery_discount >= 0 and mall_delivery_discount <= (delivery - shop_delivery_discount)),
  check (total = (items - shop_discount - mall_discount + delivery - shop_delivery_discount - mall_delivery_discount + case when tax_included then 0::bigint else tax end)),
  check ((payment_status in ('paid', 'part_refunded', 'refunded')) <= (paid_at is not null)),
  check ((status in ('completed', 'cancelled')) = (ended_at is not null)),
  check (refunded >= 0 and refunded <= total),
  check (mall_refunded >= 0 and mall_refunded <= (mall_discount + mall_delivery_discount)),
  check ((next_at is null) = (next_do is null)),
  check ((status in ('completed', 'cancelled')) <= (next_at is null)),
  constraint order_header_send_by check ((next_do not in ('remind', 'cancel')) or send_by is not null),
  check (payment_status in ('unpaid', 'paying', 'paid', 'cod_due', 'cod_collected', 'part_refunded', 'refunded', 'failed')),
  constraint order_header_collected_check check ((payment_status = 'cod_collected') <= (collected_at is not null)
    and (collected_at is not null) <= (paid_at is not null) and (handed_over_at is not null) <= (collected_at is not null))
);
create index order_header_customer on orders.order_header (customer_id, id desc);
create index order_header_shop on orders.order_header (shop_id, id desc);
create index order_header_payment on orders.order_header (payment_id);
create index order_header_due on orders.order_header (next_at) where next_at is not null;
create index order_header_customer_status on orders.order_header (customer_id, status, id desc);
create index order_header_shop_status on orders.order_header (shop_id, status, id desc);
create index order_header_customer_refunds on orders.order_header (customer_id, id desc) where open_refunds > 0;
-- Lists of orders walk these indexes, so that the cost does not grow with the number of orders.
create index order_header_shop_placed on orders.order_header (shop_id, placed_at, id);
-- Orders that wait for their shop, of all shops. The demo mall acts on them.
create index order_header_in_hands on orders.order_header (id) where status in ('paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way');
-- The next deadline of a shop.
create index order_header_shop_due on orders.order_header (shop_id, status, next_at) where status in ('paid', 'to_ship');
-- Staff read all orders by state, the newest first.
create index order_header_status on orders.order_header (status, id desc);
-- Orders of a day are counted along these.
-- Staff find an order by the signs after the dash of its number.
create index order_header_signs on orders.order_header (split_part(order_no, '-', 2) text_pattern_ops, id desc);
create index order_header_placed on orders.order_header (placed_at);
create index order_header_paid on orders.order_header (paid_at) where paid_at is not null;
create index order_header_cash_unreported on orders.order_header (id) where payment_status = 'cod_due' and status = 'received';
create index order_header_cash_kept on orders.order_header (id) where collected_at is not null and handed_over_at is null;
create trigger order_header_stays before delete or truncate on orders.order_header for each statement execute function platform.refuse_change();
create trigger order_header_number_stays before update on orders.order_header
  for each row when (new.order_no is distinct from old.order_no) execute function platform.refuse_change();

create table orders.line (
  order_id bigint references orders.order_header,
  line smallint check (line > 0),
  product_id bigint not null,
  sku_id bigint not null,
  goods jsonb not null,
  quantity int not null check (quantity between 1 and 999),
  price bigint not null check (price >= 0),
  amount bigint not null,
  shop_discount bigint not null,
  mall_discount bigint not null,
  tax_rate int not null check (tax_rate between 0 and 10000),
  tax bigint not null check (tax >= 0),
  primary key (order_id, line),
  unique (order_id, sku_id),
  check (amount = (price * quantity)),
  check (shop_discount >= 0 and shop_discount <= amount),
  check (mall_discount >= 0 and mall_discount <= (amount - shop_discount))
);
create index line_product on orders.line (product_id);
create trigger line_append_only before delete or update or truncate on orders.line
  for each statement execute function platform.refuse_change();

create table orders.history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders.order_header,
  before text,
  after text not null,
  actor text not null,
  reason text not null,
  at timestamptz not null default platform.recorded_at()
);
create index history_order on orders.history (order_id, id);
create trigger event_append_only before delete or update or truncate on orders.history
  for each statement execute function platform.refuse_change();

-- The allowed transitions, and who makes them.
create table orders.transition (
  before text,
  after text,
  who text[] not null,
  primary key (before, after)
);
insert into orders.transition (before, after, who) values
  ('delivered', 'cancelled', '{seller,system}'),
  ('delivered', 'received', '{customer,system}'),
  ('in_transit', 'cancelled', '{seller,system}'),
  ('in_transit', 'delivered', '{seller,system}'),
  ('in_transit', 'on_the_way', '{seller,system}'),
  ('in_transit', 'received', '{customer,system}'),
  ('on_the_way', 'cancelled', '{seller,system}'),
  ('on_the_way', 'delivered', '{seller,system}'),
  ('on_the_way', 'received', '{customer,system}'),
  ('paid', 'cancelled', '{customer,seller,operator,system}'),
  ('paid', 'to_ship', '{seller,system}'),
  ('received', 'cancelled', '{seller,operator,system}'),
  ('received', 'completed', '{system}'),
  ('shipped', 'cancelled', '{seller,system}'),
  ('shipped', 'delivered', '{seller,system}'),
  ('shipped', 'in_transit', '{seller,system}'),
  ('shipped', 'on_the_way', '{seller,system}'),
  ('shipped', 'received', '{customer,system}'),
  ('to_ship', 'cancelled', '{customer,seller,operator,system}'),
  ('to_ship', 'shipped', '{seller}'),
  ('unpaid', 'cancelled', '{customer,system,operator}'),
  ('unpaid', 'paid', '{system,customer}'),
  ('unpaid', 'to_ship', '{customer}');

-- Orders with received lines that have no rating yet. The reader knows until when a rating is possible.
create table orders.to_rate (
  order_id bigint primary key references orders.order_header,
  customer_id bigint not null,
  received_at timestamptz not null,
  lines_left smallint not null check (lines_left > 0)
);
create index to_rate_of on orders.to_rate (customer_id, received_at, order_id);

-- Sales of a shop by day. The cost of a dashboard does not grow with the number of orders.
-- An order counts on the day of its payment, with the payment less refunds. A fully refunded order does not count.
create table orders.day_sum (
  shop_id bigint,
  day date,
  orders bigint not null,
  net bigint not null,
  primary key (shop_id, day)
);

create table orders.goods_sum (
  shop_id bigint,
  month date check (extract(day from month) = 1::numeric),
  product_id bigint,
  pieces bigint not null,
  amount bigint not null,
  primary key (shop_id, month, product_id)
);
create index goods_sum_best on orders.goods_sum (shop_id, month, amount desc, product_id);

-- Changes that are not in the sums yet. Each order writes its own row, so that payments of one shop do not wait for each other.
create table orders.sum_step (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  shop_id bigint not null,
  day date not null,
  orders smallint not null check (orders >= '-1'::int and orders <= 1),
  net bigint not null
);
create index sum_step_shop on orders.sum_step (shop_id, day);

-- The texts by which an order is found, as compared.
create table orders.search (
  order_id bigint primary key references orders.order_header,
  shop_id bigint not null,
  goods text not null,
  buyer text not null,
  shop text not null
);
-- New orders go to the pending list. A search reads that list too, so it stays short.
create index search_keys on orders.search using gin (orders.search_keys(shop_id,
  (goods || ' ') || buyer)) with (gin_pending_list_limit='256');

-- Fully refunded lines. They take no rating and do not count as sold.
create table orders.given_back (
  order_id bigint,
  line smallint,
  at timestamptz not null,
  primary key (order_id, line),
  foreign key (order_id, line) references orders.line
);
create trigger given_back_append_only before delete or update or truncate on orders.given_back
  for each statement execute function platform.refuse_change();

-- Refuses a transition that is not allowed, and a change of a fixed column. Comparing rows takes a tenth of the work of comparing their text.
create function orders.guard_move() returns trigger language plpgsql as $$
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
create trigger order_header_moves before update on orders.order_header for each row execute function orders.guard_move();

create function orders.write_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into orders.history (order_id, before, after, actor, reason, at) values (new.id, null, new.status, new.moved_by, new.moved_for, new.placed_at);
  elsif new.status <> old.status then
    insert into orders.history (order_id, before, after, actor, reason) values (new.id, old.status, new.status, new.moved_by, new.moved_for);
  end if;
  return null;
end $$;
create trigger order_header_history after insert or update on orders.order_header for each row execute function orders.write_event();

-- Lines that are free or were refunded before the order was received take no rating.
create function orders.keep_to_rate() returns trigger language plpgsql as $$
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
create trigger order_header_to_rate after insert or update of status on orders.order_header for each row execute function orders.keep_to_rate();

create function orders.is_received(of_order bigint, of_line smallint, by_customer bigint, product bigint, shop bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from orders.order_header join orders.line on line.order_id = order_header.id
    where order_header.id = of_order and line.line = of_line and order_header.customer_id = by_customer and line.product_id = product and order_header.shop_id = shop
      and order_header.status in ('received', 'completed')
  )
$$;

create function orders.counts(order_header orders.order_header) returns boolean language sql immutable as $$ select order_header.paid_at is not null and order_header.payment_status <> 'refunded' $$;

create function orders.sold_on(order_header orders.order_header) returns date language sql immutable as $$ select (order_header.paid_at at time zone 'UTC')::date $$;

create function orders.write_sum_step() returns trigger language plpgsql as $$
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
create trigger order_header_sum_step after insert or update of paid_at, payment_status, refunded on orders.order_header
  for each row execute function orders.write_sum_step();

-- Lower case, without Spanish accents.
create function orders.folded(said text) returns text language sql immutable parallel safe as $$
  select translate(lower(said), 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun')
$$;

create function orders.write_search(order_ids bigint[]) returns void language sql as $$
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

create function orders.keep_search() returns trigger language plpgsql as $$
begin
  perform orders.write_search(array(select distinct order_id from added));
  return null;
end $$;
create trigger line_search after insert on orders.line referencing new table as added
  for each statement execute function orders.keep_search();

create function orders.random_signs() returns text language plpgsql as $$
declare
  -- Without 0 and O, 1, I and L, which are confused, and without vowels: signs that make no word are found by none.
  alphabet constant text := '23456789BCDFGHJKMNPQRSTVWXYZ';
  signs text := '';
  random bytea;
  at int;
begin
  while length(signs) < 6 loop
    random := uuid_send(gen_random_uuid());
    -- Some bits of bytes 6 and 8 are the same in every uuid. A byte from 252 on would make the first signs likelier than the others.
    foreach at in array array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 15] loop
      if length(signs) < 6 and get_byte(random, at) < 252 then
        signs := signs || substr(alphabet, get_byte(random, at) % 28 + 1, 1);
      end if;
    end loop;
  end loop;
  return signs;
end $$;

create function orders.give_number() returns trigger language plpgsql as $$
begin
  new.order_no := new.order_day || '-' || orders.random_signs();
  return new;
end $$;
create trigger order_header_number before insert on orders.order_header for each row when (new.order_no is null) execute function orders.give_number();
