-- A shop counts its goods variant by variant, the newest product first, and looks for those of which hardly any is left.
create index product_shop_newest on catalogue.product (shop_id, id desc);
create index sku_low on catalogue.sku (product_id desc, id desc) where items_left <= 5;
