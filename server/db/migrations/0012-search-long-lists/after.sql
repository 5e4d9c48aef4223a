-- What stands here must be empty: a product whose shelf and whose mark say different things.
select id, items_left, in_stock from catalogue.product where in_stock <> (items_left > 0) limit 1;
