-- A branch by price, with all by which it is filtered: what is cheapest in a category stands anywhere in the price order of the whole mall.
create index product_shelved on catalogue.product (category_id, price, id)
  include (brand_id, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at) where status = 'live';
