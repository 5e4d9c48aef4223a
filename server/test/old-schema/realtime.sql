create schema realtime;

create table realtime.ticket (
  hash bytea primary key check (length(hash) = 32),
  session_id bigint not null,
  expires_at timestamptz not null
);
create index ticket_expires_at on realtime.ticket (expires_at);
