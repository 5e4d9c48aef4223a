-- On which devices an account was used, as far as a browser shows that it is the same: a keyed hash of what the browser keeps for us.
create table accounts.device (
  customer_id bigint not null references accounts.customer,
  device_key bytea not null check (length(device_key) = 32),
  used_at timestamptz not null,
  primary key (customer_id, device_key)
);
create index device_of on accounts.device (device_key);
create index device_used_at on accounts.device (used_at);
