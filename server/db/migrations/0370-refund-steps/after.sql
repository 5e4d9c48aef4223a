-- Several steps in one write are looked at one by one, and each is a row of the history; a row here is a promise that does not hold.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  request bigint;
  pays text := $q$update refunds.refund set state = 'refunding', returned = 1000, mall_returned = 0, due_at = null, moved_by = 'seller:1', steps = '%s' where id = %s$q$;
begin
  insert into refunds.refund (sale_id, order_no, customer_id, shop_id, kind, reason, state, items, mall_items, asked, back_to, asked_at, due_at, moved_by, moved_at)
    values (9000001, '1', 1, 1, 'refund', 'damaged', 'applied', 1000, 0, 1000, 'wallet', now(), now() + interval '2 days', 'customer:1', now()) returning id into request;
  if not pg_temp.is_refused(format(pays, '[{"to": "refunding"}]', request), '42501') then found := found || 'money goes back unasked'::text; end if;
  if not pg_temp.is_refused(format(pays, '[{"to": "rejected"}, {"to": "refunding"}]', request), '42501') then found := found || 'a step that does not follow is taken'::text; end if;
  if not pg_temp.is_refused(format(pays, '[{"to": "refunding"}, {"to": "approved"}]', request), '42501') then found := found || 'steps that end elsewhere count'::text; end if;
  execute format(pays, '[{"to": "approved", "note": "Yes"}, {"to": "refunding"}]', request);
  if (select array_agg(concat_ws(' ', before, after, note) order by id) from refunds.history where refund_id = request)
    is distinct from array['applied ', 'applied approved Yes', 'approved refunding '] then found := found || 'steps are no rows of the history'::text; end if;
  update refunds.refund set state = 'refunded', refunded_at = now(), ended_at = now() where id = request;
  if (select array_agg(after order by id) from refunds.history where refund_id = request)
    is distinct from array['applied', 'approved', 'refunding', 'refunded'] then found := found || 'steps of before are taken again'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
