select 'a currency without a rate was taken' as problem where exists (select 1 from settings.currency where rate <= 0);
