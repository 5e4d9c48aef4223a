-- One write moves a request through several states: the shop accepts, the money leaves, the money is there.
-- `steps` lists them in their order, the new state last: [{"to": "approved", "note": ""}, {"to": "refunding", "note": ""}].
alter table refunds.refund add column steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array');

-- A write that names no steps to its new state takes one step, with the words of `moved_for`.
create function refunds.steps_of(request refunds.refund) returns table (after text, note text) language sql immutable as $$
  select step ->> 'to', coalesce(step ->> 'note', '')
  from jsonb_array_elements(case when request.steps -> -1 ->> 'to' = request.state then request.steps
    else jsonb_build_array(jsonb_build_object('to', request.state, 'note', request.moved_for)) end) with ordinality as each (step, place)
  order by place
$$;

create or replace function refunds.guard_move() returns trigger language plpgsql as $$
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

create or replace function refunds.write_event() returns trigger language plpgsql as $$
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
