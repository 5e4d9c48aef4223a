import type pg from 'pg'
import type { MallProcess } from './mall-process.ts'
import { cpuMs } from './processes.ts'

/**
 * A handwritten script that repeats the row writes of one purchase. It uses one statement per table, and as many transactions as the purchase has
 * requests.
 */
const script = (from: string) => [
  `begin; insert into cart.line (customer_id, product_id, sku_id, quantity, price_seen, added_at)
     select customer_id, product_id, sku_id, 1, price, now() from orders.order_header join orders.line on line.order_id = order_header.id where payment_id = ${from}; commit;`,
  `insert into checkout.quote (customer_id, content, made_at, expires_at)
     select customer_id, content, now(), now() + interval '15 minutes' from checkout.quote where id = (select quote_id from checkout.payment where id = ${from});`,
  `begin;
   with paid as (
     insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
     select (select max(id) from checkout.quote), customer_id, method, 'unpaid', amount, costs, address, shown, now(), now() + interval '30 minutes'
       from checkout.payment where id = ${from} returning id),
   sold as (
     insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount, mall_discount,
       delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
     select order_day, nextval('orders.order_count'), paid.id, customer_id, shop_id, shop_name, 'unpaid', 'unpaid', items, shop_discount, mall_discount,
       delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, now(), moved_by
       from orders.order_header, paid where payment_id = ${from} returning id)
   insert into orders.line select sold.id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax
     from orders.line, sold where order_id = (select min(id) from orders.order_header where payment_id = ${from});
   update inventory.level set reserved = reserved + 1, version = version + 1 where sku_id = (select sku_id from orders.line where order_id = (select max(id) from orders.order_header));
   insert into inventory.movement (sku_id, kind, quantity, reference) select sku_id, 'reserved', 1, 'order:' || order_id from orders.line where order_id = (select max(id) from orders.order_header);
   delete from cart.line where customer_id = (select customer_id from checkout.payment where id = ${from});
   commit;`,
  `begin;
   update checkout.payment set status = 'paid', paid_at = now() where id = (select max(id) from checkout.payment);
   update orders.order_header set status = 'paid', payment_status = 'paid', delivery_status = 'preparing', paid_at = now() where id = (select max(id) from orders.order_header);
   select ledger.post('pay:' || payment_id, 'order_paid', 'order:' || id, 'system', '', 'USD', array['customer.available/' || customer_id], array['order.escrow/' || id], array[total])
     from orders.order_header where id = (select max(id) from orders.order_header);
   update inventory.level set reserved = reserved - 1, on_hand = on_hand - 1, version = version + 1 where sku_id = (select sku_id from orders.line where order_id = (select max(id) from orders.order_header));
   insert into inventory.movement (sku_id, kind, quantity, reference) select sku_id, 'sold', 1, 'order:' || order_id from orders.line where order_id = (select max(id) from orders.order_header);
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
