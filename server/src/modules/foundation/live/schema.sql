create schema live;

-- One-time tickets that open a stream. Only the hash is stored.
create table live.ticket (
  hash bytea primary key check (length(hash) = 32),
  session_id bigint not null,
  expires_at timestamptz not null
);
create index ticket_expires_at on live.ticket (expires_at);
