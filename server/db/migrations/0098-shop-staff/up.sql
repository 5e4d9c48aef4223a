-- Who works for a shop besides its owner, and who is invited to.
create table shops.member (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops.shop,
  email text not null check (email <> ''),
  email_key text not null generated always as (lower(email)) stored,
  -- Nobody's until the invitation was taken.
  customer_id bigint,
  role text not null check (role in ('catalogue', 'orders', 'finance', 'support')),
  status text not null check (status in ('invited', 'active', 'disabled')),
  -- Of an invitation only the hash is kept.
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  since timestamptz not null,
  check ((status = 'invited') = (token_hash is not null)),
  check ((token_hash is null) = (expires_at is null)),
  check (status <> 'invited' or customer_id is null),
  check (status <> 'active' or customer_id is not null)
);
create unique index member_email on shops.member (shop_id, email_key);
create unique index member_customer on shops.member (shop_id, customer_id) where customer_id is not null;
-- A session of the console is of one shop: nobody works for two.
create unique index member_works on shops.member (customer_id) where status = 'active';
