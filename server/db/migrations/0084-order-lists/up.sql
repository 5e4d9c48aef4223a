-- What lists of orders ask for, so that they cost the same with ten orders and with a million.
create index sale_shop_placed on orders.sale (shop_id, placed_at, id);

-- Orders of which something received was not rated yet; whoever asks knows for how long that is possible.
create table orders.to_rate (
  sale_id bigint primary key references orders.sale,
  customer_id bigint not null,
  received_at timestamptz not null,
  lines_left smallint not null check (lines_left > 0)
);
create index to_rate_of on orders.to_rate (customer_id, received_at, sale_id);

create function orders.keep_to_rate() returns trigger language plpgsql as $$
begin
  if new.status = 'received' and (tg_op = 'INSERT' or old.status <> 'received') then
    insert into orders.to_rate select new.id, new.customer_id, coalesce(new.received_at, now()), count(*) from orders.line where sale_id = new.id having count(*) > 0
      on conflict (sale_id) do nothing;
  elsif new.status = 'cancelled' and tg_op = 'UPDATE' then
    delete from orders.to_rate where sale_id = new.id;
  end if;
  return null;
end $$;
create trigger sale_to_rate after insert or update of status on orders.sale for each row execute function orders.keep_to_rate();
