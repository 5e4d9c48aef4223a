-- A code belongs to whoever asked for it: strangers to an account share one, and whoever asks from where the account was used has another,
-- which strangers can neither replace nor use up. Empty for strangers.
alter table accounts.code
  add column asked_by text not null default '' check (length(asked_by) <= 100),
  -- What others than whoever asked have guessed at it.
  add column strange_tries int not null default 0,
  drop constraint code_pkey,
  add primary key (purpose, target_key, asked_by);
