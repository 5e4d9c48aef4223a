select 'a person whose letters are not known' as problem where exists (select 1 from accounts.customer where letters_for is null);
