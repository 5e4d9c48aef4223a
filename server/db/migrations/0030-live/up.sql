-- What streams of live events say, kept for as long as somebody who was away for a moment may ask for it again.
create table kernel.live_event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Both null for everybody.
  audience text check (audience in ('customer', 'seller', 'operator')),
  person_id bigint,
  name text not null,
  data jsonb not null,
  made_at timestamptz not null default now(),
  check ((audience is null) = (person_id is null))
);
create index live_event_person on kernel.live_event (audience, person_id, transaction_id);
create index live_event_transaction on kernel.live_event (transaction_id);
create index live_event_made_at on kernel.live_event (made_at);

-- Whoever ends a session, and however: every process hears of it and closes its streams.
create function kernel.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('plaza_session_ended', new.id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on kernel.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function kernel.tell_session_ended();

create schema realtime;
-- A ticket opens one stream, once; only its hash is kept.
create table realtime.ticket (
  hash bytea primary key check (length(hash) = 32),
  session_id bigint not null,
  expires_at timestamptz not null
);
create index ticket_expires_at on realtime.ticket (expires_at);
