-- Of whose product a review is: a product never changes its shop.
alter table reviews.review add column shop_id bigint;
update reviews.review set shop_id = product.shop_id from catalogue.product where product.id = review.product_id;
alter table reviews.review alter column shop_id set not null;
create index review_of_shop on reviews.review (shop_id, written_at desc, id desc) where not hidden;
