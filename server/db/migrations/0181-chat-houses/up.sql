-- How a shop answers, or customer service where no shop is named: words that are ready, and when somebody is there.
create table chat.house (
  id bigint generated always as identity primary key,
  shop_id bigint,
  replies text[] not null default '{}' check (cardinality(replies) <= 20 and array_position(replies, '') is null),
  -- Minutes of the day where it is; later than it closes is over midnight. Null for always.
  opens int check (opens between 0 and 1439),
  closes int check (closes between 0 and 1439),
  zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,60}$'),
  away text not null default '' check (char_length(away) <= 300),
  changed_at timestamptz not null,
  constraint house_of_one unique nulls not distinct (shop_id),
  check ((opens is null) = (closes is null) and (opens is null) = (zone is null) and opens <> closes)
);
