create schema platform;

create table platform.migration (
  name text primary key,
  digest text not null,
  applied_at timestamptz not null default now(),
  -- True if a program without this migration may run on the database.
  compatible boolean not null default false
);

-- The transactional outbox: events, written in the transaction that causes them.
create table platform.event (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  published_at timestamptz not null default now()
);

-- Handled events by handler. The key makes each effect happen once.
create table platform.event_delivery (
  event_id bigint references platform.event on delete cascade,
  handler text,
  handled_at timestamptz not null default now(),
  primary key (event_id, handler)
);

-- Answers of idempotent calls, by caller and idempotency key.
create table platform.idempotent_answer (
  caller text,
  key text check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  call text not null,
  content_hash bytea not null,
  body text,
  made_at timestamptz not null default now(),
  outbound_key text,
  primary key (caller, key)
);
create index idempotent_answer_made_at on platform.idempotent_answer (made_at);

create table platform.session (
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
create index session_person on platform.session (audience, person_id) where ended_at is null;
create index session_person_all on platform.session (audience, person_id);

create table platform.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);

create table platform.audit_seal (
  number bigint primary key,
  from_id bigint not null,
  to_id bigint not null,
  count int not null,
  previous bytea not null,
  hash bytea not null,
  at timestamptz not null default clock_timestamp(),
  check (to_id > from_id)
);

-- The audit log of staff and system, append-only. A worker seals the rows into a hash chain.
create table platform.audit (
  transaction_id xid8 constraint audit_transaction_id_not_null1 not null default pg_current_xact_id(),
  id bigint generated always as identity primary key constraint audit_id_not_null1 not null,
  actor text constraint audit_actor_not_null1 not null,
  action text constraint audit_action_not_null1 not null,
  subject text constraint audit_subject_not_null1 not null,
  details jsonb constraint audit_details_not_null1 not null default '{}'::jsonb,
  at timestamptz constraint audit_at_not_null1 not null default clock_timestamp()
);
-- The log by subject, by actor and by action.
create index audit_subject on platform.audit (subject, id desc);
create index audit_actor on platform.audit (actor, id desc);
create index audit_action on platform.audit (action text_pattern_ops, id desc);

-- The highest number at the last attempt to seal, and its transaction.
create table platform.audit_mark (
  only_one boolean primary key default true check (only_one),
  top bigint not null,
  seen_by xid8 not null
);

-- Attempts counted across all processes.
create table platform.attempt (
  subject text primary key,
  count int not null check (count >= 0),
  until timestamptz not null
);
create index attempt_until on platform.attempt (until);

-- Solved captchas. Each works once.
create table platform.captcha_used (
  challenge bytea primary key check (length(challenge) = 32),
  expires_at timestamptz not null
);

-- Live events, stored for clients that reconnect.
create table platform.live_event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  audience text check (audience in ('customer', 'seller', 'operator')),
  person_id bigint,
  name text not null,
  data jsonb not null,
  made_at timestamptz not null default now(),
  check ((audience is null) = (person_id is null))
);
create index live_event_person on platform.live_event (audience, person_id, transaction_id);
create index live_event_transaction on platform.live_event (transaction_id);
create index live_event_made_at on platform.live_event (made_at);

-- Outbound calls: enqueued in the transaction that needs them, performed outside of one, settled in another.
create table platform.outbound_call (
  key text primary key check (key ~ '^[A-Za-z0-9:_.-]{8,200}$'),
  kind text not null,
  content jsonb not null,
  made_at timestamptz not null default now(),
  tries int not null default 0,
  trouble text,
  outcome jsonb,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index outbound_call_open on platform.outbound_call (made_at) where settled_at is null;
create index outbound_call_settled_at on platform.outbound_call (settled_at);

-- Texts that staff changed: by key and language, with the English text that each was written for.
-- A new English text makes them stale.
create table platform.own_text (
  key text primary key check (key ~ '^(code|notice)\.[a-z0-9_.]{1,80}$'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'::jsonb)
);

-- Refusals by day, call and code, without the person.
create table platform.refusal (
  day date,
  call text check (call <> '' and length(call) <= 60),
  code int check (code > 200),
  count bigint not null check (count > 0),
  primary key (day, call, code)
);

-- Events that their process is about to dispatch, by transaction. A job handles those that remain.
create table platform.event_pending (
  batch uuid,
  event_id bigint,
  published_at timestamptz not null default now(),
  primary key (batch, event_id)
);

create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_seal_append_only before delete or update or truncate on platform.audit_seal
  for each statement execute function platform.refuse_change();
create trigger audit_append_only before delete or update or truncate on platform.audit
  for each statement execute function platform.refuse_change();

-- The digest of a range of rows. JSON keeps the fields apart, so that no text can move from one to the next.
create function platform.audit_digest(after_id bigint, up_to bigint, out count int, out hash bytea) language sql stable as $$
  select count(*)::int,
    sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, actor, action, subject, details, extract(epoch from at))::text, E'\n' order by id), ''), 'UTF8'))
  from platform.audit where id > after_id and id <= up_to
$$;

-- Seals the rows below which no running transaction can still write.
create function platform.audit_seal_next(most int default 5000) returns int language plpgsql as $$
declare latest record; mark record; reached bigint; me xid8; oldest xid8; settled bigint; top bigint; made record;
begin
  perform pg_advisory_xact_lock(7404002);
  select number, to_id, hash into latest from platform.audit_seal order by number desc limit 1;
  if not found then select 0::bigint as number, 0::bigint as to_id, '\x00'::bytea as hash into latest; end if;
  select s.last_value into reached from platform.audit_id_seq s where s.is_called;
  if reached is null or reached <= latest.to_id then return 0; end if;

  select * into mark from platform.audit_mark;
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
      insert into platform.audit_mark (top, seen_by) values (reached, me) on conflict (only_one) do update set top = excluded.top, seen_by = excluded.seen_by;
    end if;
  end if;

  select max(id) into top from (select id from platform.audit where id > latest.to_id and id <= settled order by id limit most) ready;
  if top is null then return 0; end if;
  select * into made from platform.audit_digest(latest.to_id, top);
  insert into platform.audit_seal (number, from_id, to_id, count, previous, hash)
  values (latest.number + 1, latest.to_id, top, made.count, latest.hash, sha256(latest.hash || made.hash));
  return made.count;
end $$;

create function platform.audit_verify() returns table (number bigint, problem text) language sql stable as $$
  select s.number,
    case when d.count <> s.count then 'rows are missing or added' when sha256(s.previous || d.hash) <> s.hash then 'a row was changed' else 'the chain is broken' end
  from platform.audit_seal s
  left join platform.audit_seal p on p.number = s.number - 1,
  lateral platform.audit_digest(s.from_id, s.to_id) d
  where d.count <> s.count or sha256(s.previous || d.hash) <> s.hash
     or (s.number > 1 and (p.number is null or p.hash <> s.previous or p.to_id <> s.from_id))
  order by s.number
$$;

-- Notifies all processes of an ended session, so that they close its streams.
create function platform.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('plaza_session_ended', new.id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on platform.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function platform.tell_session_ended();

-- The time of a row: now, or the moment of the past that a demo mall fills.
create function platform.recorded_at() returns timestamptz language sql stable as $$ select coalesce(nullif(current_setting('ledger.demo_at', true), '')::timestamptz, clock_timestamp()) $$;
