create schema affiliate;
-- What somebody earns by the first completed order of a person whom they brought. One level: nobody earns by those whom that person brings.
create table affiliate.reward (
  id bigint generated always as identity primary key,
  order_id bigint not null unique,
  inviter_id bigint not null,
  invited_id bigint not null,
  state text not null check (state in ('pending', 'credited', 'void', 'taken_back')),
  -- What was promised: hundredths of a percent of what the order keeps, and no more than so many minor units.
  rate int not null check (rate between 0 and 10000),
  most bigint not null check (most >= 0),
  amount bigint not null check (amount >= 0),
  -- Of what was credited: how much is to come back, and how much of that did.
  due_back bigint not null default 0,
  came_back bigint not null default 0,
  reason text check (reason in ('refunded', 'same_device', 'same_address', 'same_payout', 'account_gone', 'too_small')),
  made_at timestamptz not null,
  settled_at timestamptz,
  check (inviter_id <> invited_id),
  check (0 <= came_back and came_back <= due_back and due_back <= amount),
  check (due_back = 0 or state in ('credited', 'taken_back')),
  check ((reason is null) = (state in ('pending', 'credited'))),
  check ((settled_at is null) = (state = 'pending'))
);
-- A person is earned by once.
create unique index reward_once on affiliate.reward (invited_id) where state <> 'void' or reason <> 'refunded';
create index reward_of_inviter on affiliate.reward (inviter_id, state);
create index reward_owed on affiliate.reward (inviter_id) where came_back < due_back;

-- Who opened whose link to a product: each network address once a day, as a keyed hash that changes daily.
create table affiliate.visit (
  inviter_id bigint not null,
  product_id bigint not null,
  day date not null,
  visitor bytea not null check (length(visitor) = 32),
  primary key (inviter_id, product_id, day, visitor)
);
-- By whose link a customer came to a product; the last one counts.
create table affiliate.arrival (
  customer_id bigint not null,
  product_id bigint not null,
  inviter_id bigint not null,
  at timestamptz not null,
  primary key (customer_id, product_id),
  check (customer_id <> inviter_id)
);
create index arrival_at on affiliate.arrival (at);
-- Orders that such a link brought.
create table affiliate.brought (
  order_id bigint primary key,
  inviter_id bigint not null,
  product_id bigint not null
);
create index brought_by on affiliate.brought (inviter_id, product_id);
