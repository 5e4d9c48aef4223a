create schema refunds;

create table refunds.refund (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  order_no text not null,
  customer_id bigint not null,
  shop_id bigint not null,
  kind text not null check (kind in ('refund', 'return', 'withdrawal')),
  reason text not null,
  remark text not null default '' check (length(remark) <= 500),
  state text not null,
  items bigint not null check (items >= 0),
  delivery bigint not null default 0 check (delivery >= 0),
  mall_items bigint not null check (mall_items >= 0),
  mall_delivery bigint not null default 0 check (mall_delivery >= 0),
  asked bigint not null,
  offered bigint,
  offers smallint not null default 0 check (offers between 0 and 3),
  returned bigint,
  mall_returned bigint,
  back_to text not null check (back_to in ('wallet', 'card')),
  carrier text check (length(carrier) between 1 and 40),
  tracking_no text check (length(tracking_no) between 1 and 40),
  asked_at timestamptz not null,
  due_at timestamptz,
  remind_at timestamptz,
  escalated_at timestamptz,
  late_at timestamptz,
  refunded_at timestamptz,
  ended_at timestamptz,
  moved_by text not null check (moved_by ~ '^(system|(customer|seller|operator):[1-9][0-9]*)$'),
  moved_for text not null default '' check (length(moved_for) <= 500),
  moved_at timestamptz not null,
  version int not null default 1,
  demo boolean not null default false,
  -- The states that the last write went through, the new one last: [{"to": "approved", "note": ""}, {"to": "refunding", "note": ""}].
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  check (reason in ('not_arrived', 'damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'changed_mind', 'other')),
  check (asked >= 0 and asked <= (items + delivery)),
  check (offered > 0 and offered < asked),
  check (returned >= 0 and returned <= (items + delivery)),
  check (mall_returned >= 0 and mall_returned <= (mall_items + mall_delivery)),
  check ((items + delivery + mall_items + mall_delivery) > 0),
  check ((carrier is null) = (tracking_no is null)),
  check (state <> 'offered' or offered is not null),
  check ((state not in ('return_shipped', 'return_received')) or tracking_no is not null),
  constraint refund_check9 check ((state = 'refunded') = (refunded_at is not null)),
  constraint refund_check10 check ((state in ('refunded', 'closed', 'cancelled')) = (ended_at is not null)),
  constraint refund_check11 check (state <> 'escalated' or escalated_at is not null),
  check (state in ('applied', 'offered', 'approved', 'awaiting_return', 'return_shipped', 'return_received', 'refunding',
    'refund_owed', 'refunded', 'rejected', 'escalated', 'closed', 'cancelled')),
  constraint refund_returned_check check ((state in ('refunding', 'refund_owed', 'refunded')) = (returned is not null
    and mall_returned is not null)),
  constraint refund_due_check check ((state in ('applied', 'offered', 'awaiting_return', 'return_shipped', 'rejected', 'escalated',
    'refund_owed')) = (due_at is not null))
);
create index refund_customer on refunds.refund (customer_id, id desc);
create index refund_shop on refunds.refund (shop_id, id desc);
create index refund_shop_open on refunds.refund (shop_id, due_at, id) where state in ('applied', 'return_shipped');
create index refund_order on refunds.refund (order_id, id);
create index refund_due on refunds.refund (due_at) where due_at is not null;
create index refund_remind on refunds.refund (remind_at) where remind_at is not null;
create index refund_escalated on refunds.refund (due_at, id) where escalated_at is not null;
create index refund_promise on refunds.refund (coalesce(due_at, escalated_at), id) where escalated_at is not null and state = 'escalated';
create index refund_decided on refunds.refund (coalesce(due_at, escalated_at) desc, id desc)
  where escalated_at is not null and state <> 'escalated';
create index refund_state on refunds.refund (state, id desc);
create index refund_newest on refunds.refund (asked_at desc, id desc);
-- Refunds of a period are counted along this.
create index refund_paid_back on refunds.refund (refunded_at) where refunded_at is not null;
-- Staff find a refund request by a part of its order's number.
create index refund_number on refunds.refund (order_no);
create index refund_signs on refunds.refund (split_part(order_no, '-', 2) text_pattern_ops);
create trigger refund_stays before delete or truncate on refunds.refund for each statement execute function platform.refuse_change();

-- The units of each line in a request. Those with standing `back` are refunded.
create table refunds.line (
  refund_id bigint references refunds.refund,
  order_id bigint not null,
  line smallint check (line > 0),
  quantity int not null check (quantity between 1 and 999),
  amount bigint not null check (amount >= 0),
  mall bigint not null check (mall >= 0),
  standing text not null default 'open' check (standing in ('open', 'back', 'over')),
  primary key (refund_id, line)
);
-- A line has one open request.
create unique index line_open on refunds.line (order_id, line) where standing = 'open';
create index line_order on refunds.line (order_id, line);
create trigger line_stays before delete or truncate on refunds.line for each statement execute function platform.refuse_change();

create table refunds.history (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refunds.refund,
  before text,
  after text not null,
  actor text not null,
  note text not null,
  at timestamptz not null
);
create index history_refund on refunds.history (refund_id, id);
create trigger event_append_only before delete or update or truncate on refunds.history
  for each statement execute function platform.refuse_change();

-- Pictures of the buyer and the shop, each with its step.
create table refunds.evidence (
  event_id bigint references refunds.history,
  place smallint check (place between 1 and 9),
  upload_id bigint not null unique,
  primary key (event_id, place)
);
create trigger evidence_append_only before delete or update or truncate on refunds.evidence
  for each statement execute function platform.refuse_change();

-- The allowed transitions, and who makes them. Null is the start.
create table refunds.transition (
  before text,
  after text not null,
  who text[] not null,
  kinds text[] not null,
  unique nulls not distinct (before, after)
);
insert into refunds.transition (before, after, who, kinds) values
  ('applied', 'approved', '{seller,system}', '{refund,return}'),
  ('applied', 'cancelled', '{customer}', '{refund,return}'),
  ('applied', 'offered', '{seller}', '{refund,return}'),
  ('applied', 'rejected', '{seller}', '{refund,return}'),
  ('approved', 'awaiting_return', '{seller,system,operator}', '{return}'),
  ('approved', 'refunding', '{seller,system}', '{refund}'),
  ('awaiting_return', 'cancelled', '{customer,system}', '{return,withdrawal}'),
  ('awaiting_return', 'return_shipped', '{customer}', '{return,withdrawal}'),
  ('escalated', 'approved', '{operator}', '{return}'),
  ('escalated', 'cancelled', '{customer}', '{refund,return}'),
  ('escalated', 'closed', '{operator}', '{refund,return,withdrawal}'),
  ('escalated', 'refunding', '{operator}', '{refund,return,withdrawal}'),
  ('offered', 'applied', '{customer,system}', '{refund,return}'),
  ('offered', 'approved', '{seller}', '{refund,return}'),
  ('offered', 'cancelled', '{customer}', '{refund,return}'),
  ('offered', 'refunding', '{customer}', '{refund,return}'),
  ('refund_owed', 'refunded', '{operator,system}', '{refund,return,withdrawal}'),
  ('refund_owed', 'refunding', '{operator,system}', '{refund,return,withdrawal}'),
  ('refunding', 'refund_owed', '{customer,seller,operator,system}', '{refund,return,withdrawal}'),
  ('refunding', 'refunded', '{customer,seller,operator,system}', '{refund,return,withdrawal}'),
  ('rejected', 'cancelled', '{customer}', '{refund,return}'),
  ('rejected', 'closed', '{system}', '{refund,return}'),
  ('rejected', 'escalated', '{customer}', '{refund,return}'),
  ('return_received', 'escalated', '{seller}', '{return,withdrawal}'),
  ('return_received', 'refunding', '{seller,system}', '{return,withdrawal}'),
  ('return_shipped', 'return_received', '{seller,system}', '{return,withdrawal}'),
  (null, 'applied', '{customer}', '{refund,return}'),
  (null, 'awaiting_return', '{customer}', '{withdrawal}'),
  (null, 'refunding', '{customer}', '{withdrawal}');

-- The steps of a write in their order. A write that lists no steps to its new state takes one, with `moved_for` as its note.
create function refunds.steps_of(request refunds.refund) returns table (after text, note text) language sql immutable as $$
  select step ->> 'to', coalesce(step ->> 'note', '')
  from jsonb_array_elements(case when request.steps -> -1 ->> 'to' = request.state then request.steps
    else jsonb_build_array(jsonb_build_object('to', request.state, 'note', request.moved_for)) end) with ordinality as each (step, place)
  order by place
$$;

create function refunds.guard_move() returns trigger language plpgsql as $$
declare
  moving text[] := array['state', 'delivery', 'mall_delivery', 'offered', 'offers', 'returned', 'mall_returned', 'carrier', 'tracking_no', 'due_at',
    'remind_at', 'escalated_at', 'late_at', 'refunded_at', 'ended_at', 'moved_by', 'moved_for', 'moved_at', 'steps', 'version'];
  was text := case when tg_op = 'UPDATE' then old.state end;
  following text;
begin
  if new.state is distinct from was then
    for following in select after from refunds.steps_of(new) loop
      if not exists (
        select 1 from refunds.transition where before is not distinct from was and after = following and split_part(new.moved_by, ':', 1) = any (who)
          and new.kind = any (kinds)
      ) then
        raise exception 'a % does not go from % to % by %', new.kind, was, following, new.moved_by using errcode = '42501';
      end if;
      was := following;
    end loop;
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'what was asked for does not change' using errcode = '42501';
  end if;
  if old.returned is not null and (new.returned, new.mall_returned, new.delivery, new.mall_delivery) is distinct from
    (old.returned, old.mall_returned, old.delivery, old.mall_delivery) then
    raise exception 'what went back does not change' using errcode = '42501';
  end if;
  -- A parcel that is under way cannot be called back.
  if new.state = 'cancelled' and old.tracking_no is not null then
    raise exception 'goods are on their way' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refund_moves before insert or update on refunds.refund for each row execute function refunds.guard_move();

create function refunds.write_event() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' then old.state end;
  step record;
begin
  if new.state is not distinct from was then return null; end if;
  for step in select after, note from refunds.steps_of(new) loop
    insert into refunds.history (refund_id, before, after, actor, note, at) values (new.id, was, step.after, new.moved_by, step.note, new.moved_at);
    was := step.after;
  end loop;
  if tg_op = 'UPDATE' then
    update refunds.line set standing = case
      when new.state in ('refunding', 'refund_owed', 'refunded') then 'back' when new.state in ('closed', 'cancelled') then 'over' else 'open' end
    where refund_id = new.id;
  end if;
  return null;
end $$;
create trigger refund_history after insert or update on refunds.refund for each row execute function refunds.write_event();

-- Limits a request to the units that are not refunded, and a line to five requests.
create function refunds.guard_line() returns trigger language plpgsql as $$
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
create trigger line_is_there before insert or update on refunds.line for each row execute function refunds.guard_line();
