import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import { putConfig } from '../../server/src/modules/foundation/settings/settings-rows.ts'
import { receiveStock } from '../../server/src/modules/catalog/inventory/receive-stock.ts'
import { makePeople, type Person, staffToken, tokenOf } from '../../server/test/money-people.ts'
import { onSale, type OnSale } from '../../server/test/on-sale.ts'

const kinds = 2
const delivered = 20_000

export type PreparedCash = {
  people: Person[]
  goods: OnSale[]
  sellers: ReadonlyMap<string, string>
  staff: { finance: string; owner: string; risk: string }
  /** Balance of each shop less its debt to the mall, in cents. */
  worth: ReadonlyMap<string, number>
}

/** Balance of each shop less its debt to the mall, in cents. */
export const worthOfShops = async (kernel: Kernel, shops: readonly string[]): Promise<Map<string, number>> => {
  const found = await sql<{ id: string; worth: string }>`select shop_id::text as id,
      coalesce((select balance from ledger.account where address = 'shop.available/' || shop_id), 0)
      + coalesce((select sum(case when posting.to_id = account.id then posting.amount else -posting.amount end)
          from ledger.account join ledger.posting on account.id in (posting.from_id, posting.to_id) where address = 'shop.receivable/' || shop_id), 0) as worth
    from unnest(${shops}::bigint[]) as shop (shop_id)`.execute(kernel.db)
  return new Map(found.rows.map(({ id, worth }) => [id, Number(worth)]))
}

/** Takes the balances of these shops, like a payout. Shops that owe a refund get no payout. Returns the amount taken from each shop. */
export const payOut = async (kernel: Kernel, shops: readonly string[], number: number): Promise<Map<string, number>> => {
  const found = await sql<{ id: string; taken: string }>`select shop_id::text as id, balance as taken,
      ledger.post('payout:' || shop_id || '-' || ${number}::int, 'adjustment', 'payout:' || shop_id, 'system', '', 'USD', array[account.address], array['cash/bank'],
        array[balance])
    from unnest(${shops}::bigint[]) as shop (shop_id) join ledger.account on account.address = 'shop.available/' || shop_id
    where balance > 0 and not exists (select 1 from ledger.due where debtor = account.address and paid_at is null)`.execute(kernel.db)
  return new Map(found.rows.map(({ id, taken }) => [id, Number(taken)]))
}

/** Prepares customers with money, a few shops with empty balances and cash on delivery everywhere, sessions of these shops, and staff. */
export const prepareCash = async (kernel: Kernel, many: number): Promise<PreparedCash> => {
  const people = await makePeople(kernel, many, [])
  await sql`insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    select unnest(${people.map(({ id }) => id)}::bigint[]), 'A Shopper', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now()`.execute(
    kernel.db,
  )
  await sql`update shipping.rate set cod = true`.execute(kernel.db)
  await transaction(kernel, async (tx) => {
    // Raises the limits, so that large orders can be paid in cash and indebted shops may continue to sell.
    await putConfig(tx, 'cod_limit', '5000.00')
    await putConfig(tx, 'shop_owes_most', '900000.00')
  })
  const goods = (await onSale({ kernel })).toSorted((one, other) => Number(one.price) - Number(other.price)).slice(-kinds)
  await transaction(kernel, (tx) =>
    receiveStock(
      tx,
      goods.map(({ skuId }) => ({ skuId, quantity: delivered, reference: 'chaos-delivery' })),
    ),
  )
  const shops = goods.map(({ shopId }) => shopId)
  const owners = await sql<{ id: string; owner: string }>`select id::text, owner_id::text as owner from profile.shop
    where id = any(${shops}::bigint[])`.execute(kernel.db)
  const sellers = new Map<string, string>()
  for (const { id, owner } of owners.rows) sellers.set(id, await tokenOf(kernel, owner, 'seller'))
  await payOut(kernel, shops, 0)
  const staff = {
    finance: await staffToken(kernel, 'finance'),
    owner: await staffToken(kernel, 'owner'),
    risk: await staffToken(kernel, 'risk'),
  }
  return { people, goods, sellers, staff, worth: await worthOfShops(kernel, shops) }
}
