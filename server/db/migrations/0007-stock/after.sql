select 'more is reserved than there is' as problem where exists (select 1 from stock.level where reserved > on_hand);
