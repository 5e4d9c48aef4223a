-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  the_order bigint;
  first bigint;
  asked text := $q$insert into refunds.refund (order_id, order_no, customer_id, shop_id, kind, reason, state, items, mall_items, asked, back_to, asked_at, due_at, moved_by, moved_at)
    values (%s, '1', 1, 1, '%s', 'damaged', '%s', 1000, 0, %s, 'wallet', now(), now() + interval '2 days', '%s', now()) returning id$q$;
  chosen text := 'insert into refunds.line (refund_id, order_id, line, quantity, amount, mall) values (%s, %s, 1, %s, 500, 0)';
begin
  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000001, 1, 1, 'A Shop', 'delivered', 'paid', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), now(), 'customer:1')
    returning id into the_order;
  insert into orders.line values (the_order, 1, 1, 1, '{}', 2, 500, 1000, 0, 0, 0, 0);
  execute format(asked, the_order, 'refund', 'applied', 1000, 'customer:1') into first;
  execute format(chosen, first, the_order, 1);
  if not pg_temp.is_refused(format(asked, the_order, 'refund', 'applied', 1001, 'customer:1'), '23514') then found := found || 'more is asked back than was paid'::text; end if;
  if not pg_temp.is_refused(format(asked, the_order, 'refund', 'awaiting_return', 1000, 'customer:1'), '42501') then found := found || 'a request begins in the middle'::text; end if;
  if not pg_temp.is_refused(format(asked, the_order, 'refund', 'applied', 1000, 'seller:1'), '42501') then found := found || 'a shop asks for its buyer'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.refund set asked = 1 where id = %s$q$, first), '42501') then found := found || 'what was asked can be changed'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.refund set state = 'approved', due_at = null, moved_by = 'customer:1' where id = %s$q$, first), '42501') then found := found || 'a buyer agrees with themselves'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.refund set state = 'refunding', returned = 1000, mall_returned = 0, due_at = null, moved_by = 'system' where id = %s$q$, first), '42501') then found := found || 'money goes back unasked'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.refund set due_at = null where id = %s$q$, first), '23514') then found := found || 'a request waits for ever'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.refund set state = 'offered', offered = 1000, offers = 1, moved_by = 'seller:1' where id = %s$q$, first), '23514') then found := found || 'all of it is called an offer'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.line set quantity = 2 where refund_id = %s$q$, first), '42501') then found := found || 'what goes back can be changed'::text; end if;
  if not pg_temp.is_refused(format($q$update refunds.line set standing = 'over' where refund_id = %s$q$, first), '42501') then found := found || 'a line goes another way than its request'::text; end if;
  declare second bigint; begin
    execute format(asked, the_order, 'refund', 'applied', 1000, 'customer:1') into second;
    if not pg_temp.is_refused(format(chosen, second, the_order, 1), '23505') then found := found || 'two requests are open on a line'::text; end if;
    update refunds.refund set state = 'approved', due_at = null, moved_by = 'seller:1' where id = first;
    if not pg_temp.is_refused(format($q$update refunds.refund set state = 'refunding', returned = 1001, mall_returned = 0, moved_by = 'seller:1' where id = %s$q$, first), '23514') then found := found || 'more goes back than was paid'::text; end if;
    update refunds.refund set state = 'refunding', returned = 500, mall_returned = 0, moved_by = 'seller:1' where id = first;
    if not pg_temp.is_refused(format($q$update refunds.refund set returned = 400 where id = %s$q$, first), '42501') then found := found || 'what went back can be changed'::text; end if;
    if not pg_temp.is_refused(format(chosen, second, the_order, 2), '42501') then found := found || 'more goes back than was bought'::text; end if;
    execute format(chosen, second, the_order, 1);
  end;
  if not pg_temp.is_refused('delete from refunds.history', '42501') then found := found || 'history can be deleted'::text; end if;
  if not pg_temp.is_refused('delete from refunds.refund', '42501') then found := found || 'a request can be deleted'::text; end if;
  if not pg_temp.is_refused($q$update refunds.history set actor = 'system'$q$, '42501') then found := found || 'history can be changed'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem
union all
select 'a request and its lines do not say the same: ' || refund.id from refunds.refund
  join lateral (select sum(amount) as items, sum(mall) as mall from refunds.line where refund_id = refund.id) lines on true
  where (refund.items, refund.mall_items) is distinct from (lines.items, lines.mall);
