import type pg from 'pg'
import type { MallProcess } from './mall-process.ts'
import { cpuMs } from './processes.ts'

/**
 * A handwritten script that repeats the row writes of one purchase. It uses one statement per table, and as many transactions as the purchase has
 * requests.
 */
const script = (from: string) => [
  `begin; insert into cart.line (customer_id, product_id, sku_id, quantity, price_seen, added_at)
     select customer_id, product_id, sku_id, 1, price, now() from orders.sale join orders.line on line.sale_id = sale.id where payment_id = ${from}; commit;`,
  `insert into checkout.quote (customer_id, content, made_at, expires_at)
     select customer_id, content, now(), now() + interval '15 minutes' from checkout.quote where id = (select quote_id from checkout.payment where id = ${from});`,
  `begin;
   with paid as (
     insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
     select (select max(id) from checkout.quote), customer_id, method, 'unpaid', amount, costs, address, shown, now(), now() + interval '30 minutes'
       from checkout.payment where id = ${from} returning id),
   sold as (
     insert into orders.sale (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount, mall_discount,
       delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
     select order_day, nextval('orders.order_count'), paid.id, customer_id, shop_id, shop_name, 'unpaid', 'unpaid', items, shop_discount, mall_discount,
       delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, now(), moved_by
       from orders.sale, paid where payment_id = ${from} returning id)
   insert into orders.line select sold.id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax
     from orders.line, sold where sale_id = (select min(id) from orders.sale where payment_id = ${from});
   update inventory.level set reserved = reserved + 1, version = version + 1 where sku_id = (select sku_id from orders.line where sale_id = (select max(id) from orders.sale));
   insert into inventory.movement (sku_id, kind, quantity, reference) select sku_id, 'reserved', 1, 'order:' || sale_id from orders.line where sale_id = (select max(id) from orders.sale);
   delete from cart.line where customer_id = (select customer_id from checkout.payment where id = ${from});
   commit;`,
  `begin;
   update checkout.payment set status = 'paid', paid_at = now() where id = (select max(id) from checkout.payment);
   update orders.sale set status = 'paid', payment_status = 'paid', delivery_status = 'preparing', paid_at = now() where id = (select max(id) from orders.sale);
   select ledger.post('pay:' || payment_id, 'order_paid', 'order:' || id, 'system', '', 'USD', array['customer.available/' || customer_id], array['order.escrow/' || id], array[total])
     from orders.sale where id = (select max(id) from orders.sale);
   update inventory.level set reserved = reserved - 1, on_hand = on_hand - 1, version = version + 1 where sku_id = (select sku_id from orders.line where sale_id = (select max(id) from orders.sale));
   insert into inventory.movement (sku_id, kind, quantity, reference) select sku_id, 'sold', 1, 'order:' || sale_id from orders.line where sale_id = (select max(id) from orders.sale);
   commit;`,
]

/** Cost of the database writes of one purchase without the reads of its requests, in ms. */
export const plainPurchase = async (mall: MallProcess, admin: pg.Client, paymentId: string, many: number): Promise<number> => {
  const statements = script(paymentId)
  for (const statement of statements) await admin.query(statement)
  const before = cpuMs(mall.pid)
  for (let at = 0; at < many; at += 1) for (const statement of statements) await admin.query(statement)
  return (cpuMs(mall.pid) - before) / many
}
