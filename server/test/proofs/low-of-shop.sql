-- Every variant is of the shop of its product, whatever is written of either. A row is one that is not.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := '{}';
begin
  update products.sku set of_shop_id = of_shop_id + 1 where id in (select id from products.sku limit 20);
  update products.product set shop_id = shop_id + 1 where id in (select id from products.product limit 20);
  found := found || array(select format('variant %s is of shop %s and its product of %s', sku.id, sku.of_shop_id, product.shop_id)
    from products.sku join products.product on product.id = product_id where sku.of_shop_id is distinct from product.shop_id limit 10);
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
