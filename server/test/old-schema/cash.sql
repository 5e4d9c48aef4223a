create schema cash;

create table cash.transfer (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('remittance', 'advance')),
  order_id bigint,
  due_id bigint,
  shop_id bigint not null,
  amount bigint not null check (amount > 0),
  words text not null check (length(words) between 1 and 200),
  state text not null check (state in ('signed_once', 'made', 'withdrawn')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  signed_by bigint,
  signed_at timestamptz,
  check ((kind = 'remittance') = (order_id is not null) and (kind = 'advance') = (due_id is not null)),
  check ((state = 'signed_once') <= (signed_by is null)),
  check (kind <> 'advance' or state <> 'made' or signed_by is not null and signed_by <> asked_by)
);
create unique index transfer_order on cash.transfer (order_id) where state <> 'withdrawn';
create unique index transfer_due on cash.transfer (due_id) where state <> 'withdrawn';
create index transfer_open on cash.transfer (id desc) where state = 'signed_once';
create trigger transfer_stays before delete or truncate on cash.transfer for each statement execute function kernel.refuse_change();

create function cash.guard_transfer() returns trigger language plpgsql as $$
begin
  if old.state <> 'signed_once' or (to_jsonb(new) - '{state,signed_by,signed_at}'::text[]) is distinct from (to_jsonb(old) - '{state,signed_by,signed_at}'::text[]) then
    raise exception 'a transfer is signed once and does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger transfer_moves before update on cash.transfer for each row execute function cash.guard_transfer();
