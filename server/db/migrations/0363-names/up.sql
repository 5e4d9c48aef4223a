-- Each schema carries the name of the module that owns its tables.
create temporary table new_name (old text primary key, new text not null) on commit drop;
insert into new_name values
  ('affiliate', 'referrals'),
  ('applications', 'application'),
  ('cases', 'queue'),
  ('catalogue', 'products'),
  ('delivery', 'shipping'),
  ('edits', 'changelog'),
  ('favourites', 'favorites'),
  ('kernel', 'platform'),
  ('notices', 'notifications'),
  ('parcels', 'shipments'),
  ('payouts', 'seller_finances'),
  ('realtime', 'live'),
  ('sellers', 'access'),
  ('shop_products', 'seller_products'),
  ('shops', 'profile'),
  ('stock', 'inventory'),
  ('supply', 'seller_inventory'),
  ('suspensions', 'operator_shops');

-- PostgreSQL keeps the body of a function as text: each `schema.name` in it follows by hand. Only names that exist are touched.
do $$
declare
  routine record;
  called record;
  definition text;
begin
  for routine in select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker') loop
    definition := pg_get_functiondef(routine.oid);
    for called in
      select old, new, name from new_name join pg_namespace on nspname = old
      cross join lateral (
        select relname as name from pg_class where relnamespace = pg_namespace.oid
        union select proname from pg_proc where pronamespace = pg_namespace.oid
      ) as named
    loop
      definition := regexp_replace(definition, '(^|[^.[:alnum:]_])' || called.old || '\.' || called.name || '(?![[:alnum:]_])',
        '\1' || called.new || '.' || called.name, 'g');
    end loop;
    create temporary table if not exists new_body (definition text) on commit drop;
    if definition <> pg_get_functiondef(routine.oid) then
      insert into new_body values (definition);
    end if;
  end loop;
  for called in select old, new from new_name loop
    execute format('alter schema %I rename to %I', called.old, called.new);
  end loop;
  perform set_config('check_function_bodies', 'off', true);
  for routine in select new_body.definition from new_body loop
    execute routine.definition;
  end loop;
end $$;
