-- Changes only when the last piece goes or the first one comes, so that selling one of many touches no index.
alter table catalogue.product add column in_stock boolean not null generated always as (items_left > 0) stored;
-- All by which a list is counted, by the category in which a product stands: counting reads this and never the products themselves.
create index product_counted on catalogue.product (category_id, score desc, id desc)
  include (price, brand_id, rating_sum, rating_count, sold, in_stock, list_price_until, expires_at) where status = 'live';
-- "Best rated" has an index as every other order has.
create index product_rating on catalogue.product ((100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc) where status = 'live';
