-- Which account opens for whom on another platform. An account has one person of each platform, and a person one account.
create table accounts.social_account (
  platform text not null,
  subject text not null check (length(subject) between 1 and 255),
  customer_id bigint not null references accounts.customer,
  bound_at timestamptz not null,
  primary key (platform, subject),
  unique (customer_id, platform)
);

-- Who came back from a platform: handed in once by the browser that set out. Tokens and what the browser keeps are here as hashes alone.
create table accounts.social_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  platform text not null,
  subject text not null,
  full_name text not null,
  email text,
  email_verified boolean not null,
  return_to text,
  expires_at timestamptz not null,
  shown_at timestamptz
);
create index social_ticket_expires_at on accounts.social_ticket (expires_at);

-- Journeys that came back; each comes back once.
create table accounts.social_journey (state_hash bytea primary key check (length(state_hash) = 32), expires_at timestamptz not null);
create index social_journey_expires_at on accounts.social_journey (expires_at);
