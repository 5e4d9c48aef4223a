import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import { receiveStock } from '../../server/src/modules/catalog/inventory/receive-stock.ts'
import { makePeople, type Person, staffToken, tokenOf } from '../../server/test/money-people.ts'
import { onSale, type OnSale } from '../../server/test/on-sale.ts'

export type PreparedDecisions = {
  people: Person[]
  goods: OnSale
  seller: string
  staff: Record<'finance' | 'owner' | 'support', string>
}

/** Prepares customers with money and waiting recharges, a shop, and staff with the same decision rights. */
export const prepareDecisions = async (kernel: Kernel, many: number, rechargesEach: number): Promise<PreparedDecisions> => {
  const people = await makePeople(kernel, many, [])
  const ids = people.map(({ id }) => id)
  await sql`insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    select unnest(${ids}::bigint[]), 'A Shopper', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now()`.execute(
    kernel.db,
  )
  await sql`insert into wallet.recharge (customer_id, method, wallet_code, wallet_name, network, address, asset, charged, expected, transaction_id,
      transaction_key, made_at, decide_by)
    select id, 'wallet', 'USDT-TRC20', 'USDT (TRC-20)', 'TRON', 'an address', 'USDT', 300000000, 30000, lpad(id || '0000' || n, 64, '0'),
      lpad(id || '0000' || n, 64, '0'), now(), now() + interval '1 day'
    from unnest(${ids}::bigint[]) as id cross join generate_series(1, ${rechargesEach}::int) n`.execute(kernel.db)
  const goods = (await onSale({ kernel })).toSorted((one, other) => Number(one.price) - Number(other.price))[0]
  if (!goods) throw new Error('nothing is on sale')
  await transaction(kernel, (tx) => receiveStock(tx, [{ skuId: goods.skuId, quantity: 1000, reference: 'chaos-delivery' }]))
  const found = await sql<{ owner: string }>`select owner_id::text as owner from profile.shop where id = ${goods.shopId}`.execute(kernel.db)
  const staff = {
    finance: await staffToken(kernel, 'finance'),
    owner: await staffToken(kernel, 'owner'),
    support: await staffToken(kernel, 'support'),
  }
  return { people, goods, seller: await tokenOf(kernel, found.rows[0]?.owner ?? '', 'seller'), staff }
}
