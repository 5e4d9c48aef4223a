-- What had come to an account of a shop up to a journal, and gone: a balance of long ago is the last of these and the lines since, not every line.
create table ledger.subtotal (
  account_id bigint not null references ledger.account,
  -- In it is every journal up to this one, and no later one.
  journal_id bigint not null references ledger.journal,
  came bigint not null check (came >= 0),
  went bigint not null check (went >= 0),
  primary key (account_id, journal_id)
);
create index subtotal_newest on ledger.subtotal (journal_id desc);
