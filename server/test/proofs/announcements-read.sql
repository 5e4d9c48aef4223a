-- What is read is an announcement that there is, and is read once. A row here is one that could be otherwise.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
  told bigint := -2;
  read text := 'insert into content.announcement_read (customer_id, announcement_id, read_at) values (-1, %s, now())';
begin
  insert into content.announcement (id, texts, starts_at) overriding system value values (told, '{"en":{}}', now());
  execute format(read, told);
  if not pg_temp.is_refused(format(read, told), '23505') then found := found || 'read twice'::text; end if;
  if not pg_temp.is_refused(format(read, -1), '23503') then found := found || 'read without having been told'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
