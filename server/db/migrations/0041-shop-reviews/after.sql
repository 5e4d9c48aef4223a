select 'a review of no shop' as problem where exists (select 1 from reviews.review where shop_id is null);
