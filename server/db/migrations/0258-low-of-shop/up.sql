-- What runs low is looked for shop by shop: a shop with a hundred thousand variants reads those that do, and no others.
alter table catalogue.sku add column of_shop_id bigint;
update catalogue.sku set of_shop_id = product.shop_id from catalogue.product where product.id = product_id;
alter table catalogue.sku alter column of_shop_id set not null;

-- A variant is of the shop of its product, whatever it is written with.
create function catalogue.sku_takes_its_shop() returns trigger language plpgsql as $$
begin
  new.of_shop_id := (select shop_id from catalogue.product where id = new.product_id);
  return new;
end $$;
create trigger sku_takes_its_shop before insert or update of product_id, of_shop_id on catalogue.sku
  for each row execute function catalogue.sku_takes_its_shop();
create function catalogue.skus_follow_their_product() returns trigger language plpgsql as $$
begin
  update catalogue.sku set of_shop_id = new.shop_id where product_id = new.id;
  return null;
end $$;
create trigger skus_follow_their_product after update of shop_id on catalogue.product
  for each row when (new.shop_id is distinct from old.shop_id) execute function catalogue.skus_follow_their_product();

drop index catalogue.sku_low;
create index sku_low on catalogue.sku (of_shop_id, product_id desc, id desc) where items_left <= 5;
