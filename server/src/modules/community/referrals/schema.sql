create schema referrals;

-- Rewards for the first completed order of an invited customer. There is one level of invitations.
create table referrals.reward (
  id bigint generated always as identity primary key,
  order_id bigint not null unique,
  inviter_id bigint not null,
  invited_id bigint not null,
  state text not null check (state in ('pending', 'credited', 'void', 'taken_back')),
  rate int not null check (rate between 0 and 10000),
  most bigint not null check (most >= 0),
  amount bigint not null check (amount >= 0),
  due_back bigint not null default 0,
  came_back bigint not null default 0,
  reason text,
  made_at timestamptz not null,
  settled_at timestamptz,
  check (reason in ('refunded', 'same_device', 'same_address', 'same_payout', 'account_gone', 'too_small')),
  check (inviter_id <> invited_id),
  check (0 <= came_back and came_back <= due_back and due_back <= amount),
  check (due_back = 0 or (state in ('credited', 'taken_back'))),
  check ((reason is null) = (state in ('pending', 'credited'))),
  check ((settled_at is null) = (state = 'pending'))
);
-- An invited customer earns one reward.
create unique index reward_once on referrals.reward (invited_id) where state <> 'void' or reason <> 'refunded';
create index reward_of_inviter on referrals.reward (inviter_id, state);
create index reward_owed on referrals.reward (inviter_id) where came_back < due_back;

-- Visits through a customer's product link: each network address once a day, as a keyed hash that changes daily.
create table referrals.visit (
  inviter_id bigint,
  product_id bigint,
  day date,
  visitor bytea check (length(visitor) = 32),
  primary key (inviter_id, product_id, day, visitor)
);

-- The last link through which a customer came to a product.
create table referrals.arrival (
  customer_id bigint,
  product_id bigint,
  inviter_id bigint not null,
  at timestamptz not null,
  primary key (customer_id, product_id),
  check (customer_id <> inviter_id)
);
create index arrival_at on referrals.arrival (at);

-- Orders that came through a link.
create table referrals.brought (
  order_id bigint primary key,
  inviter_id bigint not null,
  product_id bigint not null
);
create index brought_by on referrals.brought (inviter_id, product_id);
