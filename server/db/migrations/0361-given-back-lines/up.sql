-- Lines of which all the money went back: nobody rates them any more, and they do not count as sold.
create table orders.given_back (
  sale_id bigint not null,
  line smallint not null,
  at timestamptz not null,
  primary key (sale_id, line),
  foreign key (sale_id, line) references orders.line
);
insert into orders.given_back (sale_id, line, at)
  select line.sale_id, line.line, max(refund.refunded_at)
  from refunds.line join refunds.refund on refund.id = refund_id join orders.line bought on (bought.sale_id, bought.line) = (line.sale_id, line.line)
  where refund.state = 'refunded' and refund.returned = refund.items + refund.delivery
  group by line.sale_id, line.line, bought.quantity having sum(line.quantity) >= bought.quantity;
create trigger given_back_append_only before update or delete or truncate on orders.given_back for each statement execute function kernel.refuse_change();

-- What went back before its order was received, or cost nothing, does not wait to be rated.
create or replace function orders.keep_to_rate() returns trigger language plpgsql as $$
begin
  if new.status = 'received' and (tg_op = 'INSERT' or old.status <> 'received') then
    insert into orders.to_rate select new.id, new.customer_id, coalesce(new.received_at, now()), count(*) from orders.line
      where sale_id = new.id and price > 0 and not exists (select 1 from orders.given_back where (given_back.sale_id, given_back.line) = (line.sale_id, line.line))
      having count(*) > 0
      on conflict (sale_id) do nothing;
  elsif new.status = 'cancelled' and tg_op = 'UPDATE' then
    delete from orders.to_rate where sale_id = new.id;
  end if;
  return null;
end $$;

-- A review whose stars count; one of a line that was given back is read by its writer and by staff alone.
alter table reviews.review add column counted boolean not null default true;
update reviews.review set counted = false where sale_id is not null
  and ((sale_id, line) in (select sale_id, line from orders.given_back) or sale_id in (select id from orders.sale where status = 'cancelled'));
update reviews.tally set version = version + 1,
  stars = (select array_agg(had - (select count(*) from reviews.review where product_id = tally.product_id and not counted and not hidden and rating = place) order by place)
    from unnest(stars) with ordinality as each (had, place))
  where product_id in (select product_id from reviews.review where not counted and not hidden);
update catalogue.product set tally_version = tally.version,
  rating_sum = (select sum(count * place) from unnest(stars) with ordinality as each (count, place)),
  rating_count = (select sum(count) from unnest(stars) as count)
  from reviews.tally where tally.product_id = product.id and product.id in (select product_id from reviews.review where not counted and not hidden);

-- What was counted as sold and is not any more, each line of an order once, by whichever way the news comes.
create table catalogue.not_sold (
  sku_id bigint not null,
  reference text not null,
  primary key (sku_id, reference)
);
insert into catalogue.not_sold select sku_id, reference from stock.movement where kind = 'returned' on conflict do nothing;
with gone as (
  insert into catalogue.not_sold select sku_id, 'order:' || sale_id from orders.given_back join orders.line using (sale_id, line)
    on conflict do nothing returning sku_id, reference
),
summed as (
  select product_id, sum(quantity) as quantity from gone join orders.line on line.sku_id = gone.sku_id and 'order:' || sale_id = reference group by product_id
)
update catalogue.product set sold = greatest(0, sold - quantity) from summed where product.id = summed.product_id;
