-- The outbox and its deliveries use the words event, handler and batch. The names of constraints follow those of their columns.
create temporary table new_column_name (holder text, old text, new text not null, primary key (holder, old)) on commit drop;
insert into new_column_name values
  ('platform.event', 'told_at', 'published_at'),
  ('platform.event_delivery', 'fact_id', 'event_id'),
  ('platform.event_delivery', 'listener', 'handler'),
  ('platform.event_delivery', 'heard_at', 'handled_at'),
  ('platform.event_pending', 'told', 'batch'),
  ('platform.event_pending', 'fact_id', 'event_id'),
  ('platform.event_pending', 'told_at', 'published_at');
do $$
declare
  named record;
  part record;
begin
  for named in select holder, split_part(holder, '.', 2) as bare, old, new from new_column_name loop
    execute format('alter table %s rename column %I to %I', named.holder, named.old, named.new);
    for part in select conname as name from pg_constraint
      where conrelid = named.holder::regclass and starts_with(conname, named.bare || '_' || named.old || '_')
      and not exists (select 1 from new_column_name where holder = named.holder and old <> named.old and length(old) > length(named.old)
        and starts_with(conname, named.bare || '_' || old || '_')) loop
      execute format('alter table %s rename constraint %I to %I', named.holder, part.name,
        named.bare || '_' || named.new || substr(part.name, length(named.bare || '_' || named.old) + 1));
    end loop;
  end loop;
end $$;
alter function platform.told_at() rename to recorded_at;
