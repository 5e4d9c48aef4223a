-- What a shop says of itself besides its name, where its returns go, and when it is away.
alter table shops.shop
  add column banner text,
  add column phone text not null default '' check (length(phone) <= 24),
  add column state text not null default '' check (length(state) <= 120),
  add column street text not null default '' check (length(street) <= 200),
  add column postcode text not null default '' check (length(postcode) <= 20),
  -- Null where goods come back to the address of the shop.
  add column return_address jsonb,
  -- Both days are days on which nothing is sold.
  add column away_from date,
  add column away_until date,
  add constraint shop_away check ((away_from is null) = (away_until is null) and away_until >= away_from);
