create schema sellers;

create table sellers.ticket (
  hash bytea primary key check (length(hash) = 32),
  customer_id bigint not null,
  expires_at timestamptz not null
);
create index ticket_expires_at on sellers.ticket (expires_at);
