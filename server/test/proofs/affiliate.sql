-- Nobody is earned by twice, nobody earns by themselves, and no more comes back than was credited. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at, settled_at)
    values (-1, 1, 2, 'credited', 500, 1000, 100, now(), now());
  if not pg_temp.is_refused($q$insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at) values (-2, 1, 2, 'pending', 500, 1000, 100, now())$q$, '23505') then found := found || 'a person is earned by twice'::text; end if;
  if not pg_temp.is_refused($q$insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at) values (-1, 1, 3, 'pending', 500, 1000, 100, now())$q$, '23505') then found := found || 'an order is earned by twice'::text; end if;
  if not pg_temp.is_refused($q$insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at) values (-3, 4, 4, 'pending', 500, 1000, 100, now())$q$, '23514') then found := found || 'somebody earns by themselves'::text; end if;
  if not pg_temp.is_refused($q$update referrals.reward set due_back = 101 where order_id = -1$q$, '23514') then found := found || 'more comes back than was credited'::text; end if;
  if not pg_temp.is_refused($q$update referrals.reward set state = 'void' where order_id = -1$q$, '23514') then found := found || 'a reward is void without a reason'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
