create schema access;

-- One-time tickets that open a session. Only the hash is stored.
create table access.ticket (
  hash bytea primary key check (length(hash) = 32),
  customer_id bigint not null,
  expires_at timestamptz not null
);
create index ticket_expires_at on access.ticket (expires_at);
