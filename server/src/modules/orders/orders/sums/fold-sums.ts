import type { Kernel } from '../../../../platform/kernel.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

const atOnce = 5_000

/**
 * Adds new order changes to the sums by day and by product. Readers query the sums together with the pending changes, so their totals do not change.
 */
export const foldSums = async (kernel: Pick<Kernel, 'db'>): Promise<void> => {
  for (;;) {
    const folded = await transaction(kernel, async (tx) => {
      const { count } = await getOne<{ count: number }>(tx)`
        with step as (
          delete from orders.sum_step where id in (select id from orders.sum_step order by id limit ${atOnce} for update skip locked)
          returning order_id, shop_id, day, orders, net
        ), days as (
          insert into orders.day_sum as known (shop_id, day, orders, net)
          select shop_id, day, sum(orders), sum(net) from step group by 1, 2 order by 1, 2
          on conflict (shop_id, day) do update set orders = known.orders + excluded.orders, net = known.net + excluded.net
        ), goods as (
          insert into orders.goods_sum as known (shop_id, month, product_id, pieces, amount)
          select step.shop_id, date_trunc('month', step.day)::date, product_id, sum(quantity * step.orders),
            sum((amount - shop_discount - mall_discount) * step.orders)
          from step join orders.line using (order_id) where step.orders <> 0 group by 1, 2, 3 order by 1, 2, 3
          on conflict (shop_id, month, product_id) do update set pieces = known.pieces + excluded.pieces, amount = known.amount + excluded.amount
        )
        select count(*)::int as count from step`
      return count
    })
    if (folded < atOnce) return
  }
}
