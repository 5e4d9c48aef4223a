-- Every variant is of the shop of its product, and stays there. A row is one that is not, or a change that was taken.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare found text[] := array(select format('variant %s is of shop %s and its product of %s', sku.id, sku.of_shop_id, product.shop_id)
  from catalogue.sku join catalogue.product on product.id = product_id where sku.of_shop_id is distinct from product.shop_id limit 10);
begin
  update catalogue.sku set of_shop_id = of_shop_id + 1 where id in (select id from catalogue.sku limit 20);
  found := found || array(select format('variant %s was moved', sku.id) from catalogue.sku join catalogue.product on product.id = product_id
    where sku.of_shop_id is distinct from product.shop_id limit 1);
  if exists (select from catalogue.product) and not pg_temp.is_refused($q$update catalogue.product set shop_id = shop_id + 1 where id = (select min(id) from catalogue.product)$q$, '23514') then
    found := found || 'a product left its shop'::text;
  end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
