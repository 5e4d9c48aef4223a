-- News that slices tell each other, written in the transaction that makes it true.
create table kernel.fact (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  told_at timestamptz not null default now()
);
-- What each listener has done with a fact; the key makes every effect happen once.
create table kernel.heard (
  fact_id bigint not null references kernel.fact on delete cascade,
  listener text not null,
  heard_at timestamptz not null default now(),
  primary key (fact_id, listener)
);

-- Answers of calls that may happen only once, kept with the key that asked for them.
create table kernel.answer_kept (
  caller text not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  call text not null,
  content_hash bytea not null,
  body text,
  made_at timestamptz not null default now(),
  primary key (caller, key)
);
create index answer_kept_made_at on kernel.answer_kept (made_at);

create table kernel.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  audience text not null check (audience in ('customer', 'seller', 'operator')),
  person_id bigint not null,
  device text not null default '',
  place text not null default '',
  made_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'password', 'everywhere', 'staff', 'disabled')),
  check (expires_at <= ends_at),
  check ((ended_at is null) = (ended_why is null))
);
create index session_person on kernel.session (audience, person_id) where ended_at is null;

-- Attempts counted across all processes.
create table kernel.attempt (
  subject text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (subject, window_start)
);
create index attempt_window on kernel.attempt (window_start);

create table kernel.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);

-- What staff and the mall did, append-only; a worker seals the rows into a chain of hashes.
create table kernel.audit (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create table kernel.audit_seal (
  number bigint primary key,
  from_id bigint not null,
  to_id bigint not null,
  count int not null,
  previous bytea not null,
  hash bytea not null,
  at timestamptz not null default clock_timestamp(),
  check (to_id > from_id)
);
create function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_append_only before update or delete or truncate on kernel.audit for each statement execute function kernel.refuse_change();
create trigger audit_seal_append_only before update or delete or truncate on kernel.audit_seal for each statement execute function kernel.refuse_change();

-- One digest of a stretch of the audit: its rows as text, in order.
create function kernel.audit_digest(after_id bigint, up_to bigint, out count int, out hash bytea) language sql stable as $$
  select count(*)::int,
    sha256(convert_to(coalesce(string_agg(concat_ws('|', id, actor, action, subject, details::text, extract(epoch from at)), E'\n' order by id), ''), 'UTF8'))
  from kernel.audit where id > after_id and id <= up_to
$$;
-- Seals what no running transaction can still precede.
create function kernel.audit_seal_next(most int default 5000) returns int language plpgsql as $$
declare latest record; top bigint; made record;
begin
  perform pg_advisory_xact_lock(7404002);
  select number, to_id, hash into latest from kernel.audit_seal order by number desc limit 1;
  if not found then select 0::bigint as number, 0::bigint as to_id, '\x00'::bytea as hash into latest; end if;
  select max(id) into top from (
    select id from kernel.audit where id > latest.to_id and transaction_id < pg_snapshot_xmin(pg_current_snapshot()) order by id limit most
  ) ready;
  if top is null then return 0; end if;
  select * into made from kernel.audit_digest(latest.to_id, top);
  insert into kernel.audit_seal (number, from_id, to_id, count, previous, hash)
  values (latest.number + 1, latest.to_id, top, made.count, latest.hash, sha256(latest.hash || made.hash));
  return made.count;
end $$;
create function kernel.audit_verify() returns table (number bigint, problem text) language sql stable as $$
  select s.number,
    case when d.count <> s.count then 'rows are missing or added' when sha256(s.previous || d.hash) <> s.hash then 'a row was changed' else 'the chain is broken' end
  from kernel.audit_seal s
  left join kernel.audit_seal p on p.number = s.number - 1,
  lateral kernel.audit_digest(s.from_id, s.to_id) d
  where d.count <> s.count or sha256(s.previous || d.hash) <> s.hash
     or (s.number > 1 and (p.number is null or p.hash <> s.previous or p.to_id <> s.from_id))
  order by s.number
$$;
