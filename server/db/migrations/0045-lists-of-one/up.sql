-- A brand and a shop are listed and counted by these indexes alone, as a category is.
drop index catalogue.product_brand;
drop index catalogue.product_shop;
create index product_brand on catalogue.product (brand_id, score desc, id desc)
  include (category_id, price, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at) where status = 'live';
create index product_shop on catalogue.product (shop_id, score desc, id desc)
  include (category_id, brand_id, price, rating_sum, rating_count, sold, in_stock, published_at, list_price_until, expires_at) where status = 'live';
