-- The shelves say what stands on them. A row is a place of which they do not.
with said as (
  select category_id, brand_id, sum(live) as live from
    (select category_id, brand_id, live from products.shelf union all select category_id, brand_id, live from products.shelf_step) as each
  group by category_id, brand_id
), counted as (
  select coalesce(category_id, 0) as category_id, coalesce(brand_id, 0) as brand_id, count(*) as live
  from products.product where status = 'live' and expires_at is null
  group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null
)
select format('category %s, brand %s: %s are there and %s are said', category_id, brand_id, coalesce(counted.live, 0), coalesce(said.live, 0)) as problem
from counted full join said using (category_id, brand_id) where coalesce(counted.live, 0) <> coalesce(said.live, 0);
