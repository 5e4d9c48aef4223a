-- Every category in every order: the newest, most bought and best rated of a branch are where a list of it begins.
create index product_shelf_newest on catalogue.product (category_id, published_at desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_sales on catalogue.product (category_id, sold desc, id desc) include (expires_at) where status = 'live';
create index product_shelf_rating on catalogue.product (category_id, (100000 * (rating_sum + 76) / (rating_count + 20)) desc, id desc)
  include (rating_sum, rating_count, expires_at) where status = 'live';
