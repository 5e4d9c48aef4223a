-- Nobody works for two shops, an invitation is kept as its hash, and no stranger is a member: a row here is one that is not so.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  shop bigint;
begin
  -- A number of its own, so that the first shop of a mall is the first.
  insert into profile.shop (id, owner_id, name, contact_person, city, country, tint, descriptions, demo, opened_at) overriding system value
    values (-1, -1, 'A shop of a proof', 'Ada', 'Bangkok', 'TH', 1, '{}', false, now()) returning id into shop;
  insert into profile.member (shop_id, email, customer_id, role, status, since) values (shop, 'a@people.example', -2, 'orders', 'active', now());
  if not pg_temp.is_refused(format($q$insert into profile.member (shop_id, email, customer_id, role, status, since) values (%s, 'b@people.example', -2, 'orders', 'active', now())$q$, shop), '23505') then found := found || 'somebody works twice'::text; end if;
  if not pg_temp.is_refused(format($q$insert into profile.member (shop_id, email, role, status, since) values (%s, 'A@people.example', 'orders', 'disabled', now())$q$, shop), '23505') then found := found || 'an e-mail is there twice'::text; end if;
  if not pg_temp.is_refused(format($q$insert into profile.member (shop_id, email, role, status, since) values (%s, 'c@people.example', 'orders', 'active', now())$q$, shop), '23514') then found := found || 'a member is nobody'::text; end if;
  if not pg_temp.is_refused(format($q$insert into profile.member (shop_id, email, role, status, token_hash, expires_at, since) values (%s, 'd@people.example', 'orders', 'invited', 'a token as it is', now(), now())$q$, shop), '23514') then found := found || 'an invitation is kept as it is'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
