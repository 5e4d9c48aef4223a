import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import { receiveStock } from '../../server/src/modules/catalog/inventory/receive-stock.ts'
import { makePeople, type Person, tokenOf } from '../../server/test/money-people.ts'
import { onSale, type OnSale } from '../../server/test/on-sale.ts'

const kinds = 5
const delivered = 5000

export type PreparedOrders = { people: Person[]; goods: OnSale[]; sellers: ReadonlyMap<string, string> }

/**
 * Prepares customers with money and addresses, goods of several shops, and sessions of these shops. At some addresses the buyer has a right of
 * withdrawal of fourteen days, at others none.
 */
export const prepareOrders = async (kernel: Kernel, many: number): Promise<PreparedOrders> => {
  const people = await makePeople(kernel, many, [])
  await sql`insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    select unnest(${people.map(({ id }) => id)}::bigint[]), 'A Shopper', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now()`.execute(
    kernel.db,
  )
  const goods = (await onSale({ kernel })).toSorted((one, other) => Number(one.price) - Number(other.price)).slice(0, kinds)
  await transaction(kernel, (tx) =>
    receiveStock(
      tx,
      goods.map(({ skuId }) => ({ skuId, quantity: delivered, reference: 'chaos-delivery' })),
    ),
  )
  const owners = await sql<{ id: string; owner: string }>`select id::text, owner_id::text as owner from profile.shop
    where id = any(${goods.map(({ shopId }) => shopId)}::bigint[])`.execute(kernel.db)
  const sellers = new Map<string, string>()
  for (const { id, owner } of owners.rows) sellers.set(id, await tokenOf(kernel, owner, 'seller'))
  return { people, goods, sellers }
}
