select 'one variant stands in one cart twice' as problem from cart.line group by customer_id, sku_id having count(*) > 1;
