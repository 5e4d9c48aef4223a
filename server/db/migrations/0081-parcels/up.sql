-- What shops have sent of their orders: by whom, under which number, what is in it, and where it was seen.
create schema parcels;
create table parcels.parcel (
  id bigint generated always as identity primary key,
  sale_id bigint not null,
  carrier text not null check (carrier ~ '^[a-z0-9-]{2,40}$'),
  tracking_no text not null check (tracking_no ~ '^[A-Z0-9]{4,40}$'),
  -- The furthest step that anybody told of it.
  step text not null default 'shipped' check (step in ('shipped', 'in_transit', 'on_the_way', 'delivered')),
  shipped_at timestamptz not null,
  -- A parcel is said once, however often it is asked for.
  unique (sale_id, carrier, tracking_no)
);
create index parcel_number on parcels.parcel (carrier, tracking_no);

create table parcels.line (
  parcel_id bigint not null references parcels.parcel,
  -- The number of the line within its order.
  line smallint not null check (line > 0),
  quantity int not null check (quantity between 1 and 999),
  primary key (parcel_id, line)
);

create table parcels.trace (
  parcel_id bigint not null references parcels.parcel,
  step text not null check (step in ('shipped', 'in_transit', 'on_the_way', 'delivered')),
  place text not null default '' check (length(place) <= 100),
  at timestamptz not null,
  said_by text not null check (said_by in ('seller', 'carrier')),
  -- A carrier that tells the same twice has told it once.
  primary key (parcel_id, step, at)
);

create function parcels.step_rank(step text) returns int language sql immutable as
  $$ select array_position(array['shipped', 'in_transit', 'on_the_way', 'delivered'], step) $$;
create function parcels.guard_parcel() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'step') is distinct from (to_jsonb(old) - 'step') then
    raise exception 'what was sent does not change' using errcode = '42501';
  end if;
  if parcels.step_rank(new.step) < parcels.step_rank(old.step) then
    raise exception 'a parcel does not go back' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger parcel_moves before update on parcels.parcel for each row execute function parcels.guard_parcel();
create trigger parcel_stays before delete or truncate on parcels.parcel for each statement execute function kernel.refuse_change();
create trigger line_append_only before update or delete or truncate on parcels.line for each statement execute function kernel.refuse_change();
create trigger trace_append_only before update or delete or truncate on parcels.trace for each statement execute function kernel.refuse_change();
