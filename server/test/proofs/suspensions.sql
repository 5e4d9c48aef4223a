-- No shop is suspended twice at once, and none without a reason, a ground and a way to object; a row here is one that could be.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  insert into operator_shops.suspension (id, shop_id, reason, ground, objection, since, made_by) overriding system value
    values (-1, -1, 'Goods that were never sent', 'Terms, 4', 'Answer the letter', now(), 1);
  if not pg_temp.is_refused($q$insert into operator_shops.suspension (shop_id, reason, ground, objection, since, made_by) values (-1, 'Goods that were never sent', 'Terms, 4', 'Answer', now(), 1)$q$, '23505') then found := found || 'a shop is suspended twice'::text; end if;
  if not pg_temp.is_refused($q$insert into operator_shops.suspension (shop_id, reason, ground, objection, since, made_by) values (-2, '', 'Terms, 4', 'Answer', now(), 1)$q$, '23514') then found := found || 'a shop is suspended for nothing'::text; end if;
  if not pg_temp.is_refused($q$insert into operator_shops.suspension (shop_id, reason, ground, since, made_by) values (-2, 'Goods that were never sent', 'Terms, 4', now(), 1)$q$, '23502') then found := found || 'nobody can object'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
