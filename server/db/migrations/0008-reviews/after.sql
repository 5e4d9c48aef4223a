select 'a review nobody bought' as problem where exists (select 1 from reviews.review where not demo and order_line_id is null);
