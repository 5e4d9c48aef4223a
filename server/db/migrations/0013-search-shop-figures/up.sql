-- A shop's figures are sums over all it ever sold, what is off sale too: read from here and never from the products themselves.
create index product_of_shop on catalogue.product (shop_id) include (status, sold, rating_sum, rating_count);
