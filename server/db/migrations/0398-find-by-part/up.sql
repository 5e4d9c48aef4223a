-- Staff find an order by the signs after the dash of its number.
create index sale_signs on orders.sale (split_part(order_no, '-', 2) text_pattern_ops, id desc);
-- Staff find an application by the beginning of its shop name.
create index application_named on application.application (lower(store_name) text_pattern_ops, id) where state <> 'draft';
