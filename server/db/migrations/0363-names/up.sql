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

-- Tables carry the words of the trade. Their indexes, constraints and sequences follow; triggers keep their names.
create temporary table new_table_name (schema text, old text, new text not null, primary key (schema, old)) on commit drop;
insert into new_table_name values
  ('platform', 'fact', 'event'),
  ('platform', 'heard', 'event_delivery'),
  ('platform', 'unheard', 'event_pending'),
  ('platform', 'errand', 'outbound_call'),
  ('platform', 'answer_kept', 'idempotent_answer'),
  ('platform', 'word', 'own_text'),
  ('orders', 'event', 'history'),
  ('orders', 'move', 'transition'),
  ('checkout', 'move', 'transition'),
  ('gateways', 'move', 'transition'),
  ('gateways', 'reversal_move', 'reversal_transition'),
  ('refunds', 'event', 'history'),
  ('refunds', 'move', 'transition'),
  ('wallet', 'step', 'history'),
  ('wallet', 'move', 'transition'),
  ('queue', 'event', 'history'),
  ('application', 'step', 'history'),
  ('seller_inventory', 'step', 'history'),
  ('shipments', 'trace', 'history'),
  ('search', 'place', 'facet_term'),
  ('search', 'place_word', 'facet_term_word'),
  ('cart', 'habit', 'checkout_defaults'),
  ('seller_inventory', 'intake', 'stock_delivery'),
  ('support', 'word', 'message');

do $$
declare
  named record;
  part record;
  routine record;
  definition text;
begin
  for routine in select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker') loop
    definition := pg_get_functiondef(routine.oid);
    for named in select schema, old, new from new_table_name loop
      definition := regexp_replace(definition, '(^|[^.[:alnum:]_])' || named.schema || '\.' || named.old || '(?![[:alnum:]_])',
        '\1' || named.schema || '.' || named.new, 'g');
    end loop;
    create temporary table if not exists new_table_body (definition text) on commit drop;
    if definition <> pg_get_functiondef(routine.oid) then
      insert into new_table_body values (definition);
    end if;
  end loop;
  for named in select schema, old, new from new_table_name loop
    for part in select conname as name from pg_constraint
      where conrelid = format('%I.%I', named.schema, named.old)::regclass and starts_with(conname, named.old || '_') loop
      execute format('alter table %I.%I rename constraint %I to %I', named.schema, named.old, part.name,
        named.new || substr(part.name, length(named.old) + 1));
    end loop;
    for part in select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = format('%I.%I', named.schema, named.old)::regclass and starts_with(relname, named.old || '_') loop
      execute format('alter index %I.%I rename to %I', named.schema, part.name, named.new || substr(part.name, length(named.old) + 1));
    end loop;
    for part in select sequence.relname as name from pg_class as sequence
      join pg_depend on objid = sequence.oid and refobjid = format('%I.%I', named.schema, named.old)::regclass
      where sequence.relkind = 'S' and starts_with(sequence.relname, named.old || '_') loop
      execute format('alter sequence %I.%I rename to %I', named.schema, part.name, named.new || substr(part.name, length(named.old) + 1));
    end loop;
    execute format('alter table %I.%I rename to %I', named.schema, named.old, named.new);
  end loop;
  perform set_config('check_function_bodies', 'off', true);
  for routine in select new_table_body.definition from new_table_body loop
    execute routine.definition;
  end loop;
end $$;
