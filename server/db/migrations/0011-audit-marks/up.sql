-- A transaction takes its own number before it takes the row's: then every row number up to a mark belongs to a transaction that is
-- older than the mark, and once those are over nothing can be added below it. Column defaults are taken from left to right.
alter table kernel.audit rename to audit_before;
alter sequence kernel.audit_id_seq rename to audit_before_id_seq;
alter index kernel.audit_pkey rename to audit_before_pkey;
create table kernel.audit (
  transaction_id xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
insert into kernel.audit (transaction_id, id, actor, action, subject, details, at) overriding system value
select transaction_id, id, actor, action, subject, details, at from kernel.audit_before order by id;
select setval(pg_get_serial_sequence('kernel.audit', 'id'), max(id)) from kernel.audit having max(id) is not null;
drop table kernel.audit_before;
create trigger audit_append_only before update or delete or truncate on kernel.audit for each statement execute function kernel.refuse_change();

-- How far the numbers had come when a seal was last tried, and the transaction that looked.
create table kernel.audit_mark (only_one bool primary key default true check (only_one), top bigint not null, seen_by xid8 not null);

-- As JSON every field keeps its bounds, so that no word can move from one to the next.
create or replace function kernel.audit_digest(after_id bigint, up_to bigint, out count int, out hash bytea) language sql stable as $$
  select count(*)::int,
    sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, actor, action, subject, details, extract(epoch from at))::text, E'\n' order by id), ''), 'UTF8'))
  from kernel.audit where id > after_id and id <= up_to
$$;
-- The seals so far are made anew over the same rows, in the new form.
do $$
declare seal record; made record; before bytea := '\x00';
begin
  alter table kernel.audit_seal disable trigger audit_seal_append_only;
  for seal in select * from kernel.audit_seal order by number loop
    select * into made from kernel.audit_digest(seal.from_id, seal.to_id);
    update kernel.audit_seal set previous = before, hash = sha256(before || made.hash) where number = seal.number;
    before := sha256(before || made.hash);
  end loop;
  alter table kernel.audit_seal enable trigger audit_seal_append_only;
end $$;

-- Seals the rows below which no running transaction can still write.
create or replace function kernel.audit_seal_next(most int default 5000) returns int language plpgsql as $$
declare latest record; mark record; reached bigint; me xid8; oldest xid8; settled bigint; top bigint; made record;
begin
  perform pg_advisory_xact_lock(7404002);
  select number, to_id, hash into latest from kernel.audit_seal order by number desc limit 1;
  if not found then select 0::bigint as number, 0::bigint as to_id, '\x00'::bytea as hash into latest; end if;
  select s.last_value into reached from kernel.audit_id_seq s where s.is_called;
  if reached is null or reached <= latest.to_id then return 0; end if;

  select * into mark from kernel.audit_mark;
  if mark.top >= reached and mark.seen_by <= pg_snapshot_xmin(pg_current_snapshot()) then
    settled := mark.top;
  else
    -- The row numbers are read first and a number of our own is taken afterwards: whoever holds a row up to here is older than we are.
    me := pg_current_xact_id();
    oldest := pg_snapshot_xmin(pg_current_snapshot());
    if oldest >= me then settled := reached;
    elsif mark.seen_by <= oldest then settled := mark.top;
    end if;
    -- A mark is renewed when it has served, and when it was set in another cluster, where transactions count anew.
    if mark.seen_by is null or mark.seen_by <= oldest or mark.seen_by > me then
      insert into kernel.audit_mark (top, seen_by) values (reached, me) on conflict (only_one) do update set top = excluded.top, seen_by = excluded.seen_by;
    end if;
  end if;

  select max(id) into top from (select id from kernel.audit where id > latest.to_id and id <= settled order by id limit most) ready;
  if top is null then return 0; end if;
  select * into made from kernel.audit_digest(latest.to_id, top);
  insert into kernel.audit_seal (number, from_id, to_id, count, previous, hash)
  values (latest.number + 1, latest.to_id, top, made.count, latest.hash, sha256(latest.hash || made.hash));
  return made.count;
end $$;
