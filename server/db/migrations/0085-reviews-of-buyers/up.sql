-- Who bought something and has it may rate it: one rating a line of an order, changed once.
alter table reviews.review
  drop constraint review_check1,
  drop column order_line_id,
  add column sale_id bigint,
  add column line smallint,
  add column upload_ids bigint[] not null default '{}',
  add column changed_at timestamptz,
  add constraint review_of_line unique (sale_id, line),
  add constraint review_has_a_purchase check (demo or (customer_id is not null and sale_id is not null)),
  add constraint review_names_its_line check ((sale_id is null) = (line is null));
create index review_by on reviews.review (customer_id, id desc) where customer_id is not null;

/* Whether somebody bought this in that line, and says that it is there. */
create function orders.is_received(of_sale bigint, of_line smallint, by_customer bigint, product bigint, shop bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from orders.sale join orders.line on line.sale_id = sale.id
    where sale.id = of_sale and line.line = of_line and sale.customer_id = by_customer and line.product_id = product and sale.shop_id = shop
      and sale.status in ('received', 'completed')
  )
$$;

create function reviews.guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.sale_id is not null and not orders.is_received(new.sale_id, new.line, new.customer_id, new.product_id, new.shop_id) then
      raise exception 'only who bought something, and has it, rates it' using errcode = '42501';
    end if;
    return new;
  end if;
  if (new.product_id, new.shop_id, new.customer_id, new.sale_id, new.line, new.written_at) is distinct from
    (old.product_id, old.shop_id, old.customer_id, old.sale_id, old.line, old.written_at) then
    raise exception 'a review stays whose it is' using errcode = '42501';
  end if;
  if (new.rating, new.text, new.images) is distinct from (old.rating, old.text, old.images) and (old.changed_at is not null or new.changed_at is null) then
    raise exception 'a review is changed once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger review_is_true before insert or update on reviews.review for each row execute function reviews.guard_review();
