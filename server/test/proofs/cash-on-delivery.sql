-- Each of these must be refused by the database itself; a row here is one that was not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  if not pg_temp.is_refused($q$select ledger.post('proof:1', 'proof', 'proof:1', 'system', '', 'USD', array['shop.receivable/1'], array['customer.available/1'], array[5::bigint])$q$, '42501') then found := found || 'a debt funds a balance'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('proof:1', 'proof', 'proof:1', 'system', '', 'USD', array['shop.receivable/1'], array['cash/card'], array[5::bigint])$q$, '42501') then found := found || 'a debt leaves the mall as money'::text; end if;
  if not pg_temp.is_refused($q$select ledger.post('cod:1', 'proof', 'cod:1', 'system', '', 'USD', array['cash/cod'], array['order.escrow/1'], array[5::bigint])$q$, '42501') then found := found || 'cash counts before it is handed over'::text; end if;
  perform ledger.post('cod:1', 'proof', 'cod:1', 'system', '', 'USD', array['shop.receivable/1'], array['commission'], array[5]);
  perform ledger.post('cod:1:remit', 'proof', 'remit:1', 'system', '', 'USD', array['cash/cod'], array['shop.available/1'], array[100]);
  found := found || array(select 'uncovered: ' || source from ledger.uncovered());

  insert into ledger.due (key, kind, reference, actor, debtor, needs, froms, tos, amounts, since, due_at)
    values ('proof:2', 'proof', 'proof:2', 'system', 'shop.available/1', 5, array['shop.available/1'], array['customer.available/1'], array[5], now(), now() + interval '1 day');
  if not pg_temp.is_refused($q$update ledger.due set paid_at = now(), paid_by = 'debtor' where key = 'proof:2'$q$, '42501') then found := found || 'a due is paid without its journal'::text; end if;
  if not pg_temp.is_refused($q$update ledger.due set needs = 4 where key = 'proof:2'$q$, '42501') then found := found || 'a due changes'::text; end if;
  if not pg_temp.is_refused($q$delete from ledger.due where key = 'proof:2'$q$, '42501') then found := found || 'a due is deleted'::text; end if;

  if not pg_temp.is_refused($q$insert into cash.transfer (kind, due_id, shop_id, amount, words, state, asked_by, asked_at, signed_by, signed_at)
    values ('advance', 1, 1, 5, 'proof', 'made', 1, now(), 1, now())$q$, '23514') then found := found || 'one person pays from the mall''s money'::text; end if;
  insert into cash.transfer (kind, order_id, shop_id, amount, words, state, asked_by, asked_at) values ('remittance', 900001, 1, 5, 'proof', 'signed_once', 1, now());
  if not pg_temp.is_refused($q$insert into cash.transfer (kind, order_id, shop_id, amount, words, state, asked_by, asked_at) values ('remittance', 900001, 1, 5, 'proof', 'signed_once', 1, now())$q$, '23505') then found := found || 'cash of an order is handed over twice'::text; end if;
  if not pg_temp.is_refused($q$update cash.transfer set amount = 6 where order_id = 900001$q$, '42501') then found := found || 'a transfer changes'::text; end if;

  insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
    values ('20260101', nextval('orders.order_count'), 9000011, 1, 1, 'A Shop', 'received', 'cod_due', 1000, 0, 0, 0, 0, 0, 0, false, 1000, 500, '{}', '{}', '{}', now(), 'customer:1');
  if not pg_temp.is_refused('update orders.order_header set payment_status = ''paid'', paid_at = now() where payment_id = 9000011', '42501') then found := found || 'cash counts without a report'::text; end if;
  if not pg_temp.is_refused('update orders.order_header set payment_status = ''cod_collected'', paid_at = now() where payment_id = 9000011', '23514') then found := found || 'a report of cash has no time'::text; end if;
  if not pg_temp.is_refused('update orders.order_header set status = ''completed'', ended_at = now(), moved_by = ''system'' where payment_id = 9000011', '42501') then found := found || 'an order is completed without its cash'::text; end if;
  update orders.order_header set payment_status = 'cod_collected', paid_at = now(), collected_at = now() where payment_id = 9000011;
  if not pg_temp.is_refused('update orders.order_header set collected_at = now() + interval ''1 s'' where payment_id = 9000011', '42501') then found := found || 'cash is reported twice'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
