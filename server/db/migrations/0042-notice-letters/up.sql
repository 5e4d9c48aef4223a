-- Of which notices a person also wants a letter, by kind. What concerns the safety of an account is written in any case.
alter table accounts.customer add column letters_for int[] not null default '{100,200,300,400,500}'
  check (letters_for <@ '{0,100,200,300,400,500}'::int[]);
