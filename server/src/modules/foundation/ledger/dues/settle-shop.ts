import { isRefused, minMoney, minor, type Money, nothing, subtractMoney } from '@plaza/values'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { lockBalance } from '../books/balance-rows.ts'
import { type Actor, moveMoney } from '../money/post.ts'
import { owedByShop, shopAvailableOf } from '../money/accounts-of-money.ts'
import { gathered } from '../money/moves-of.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { endDue, openDuesOf, sumOfDues } from './due-rows.ts'

/** The amount that a shop owes the mall, such as commission on orders paid in cash. */
export const receivableOf = async (db: Db, shopId: string): Promise<Money> => {
  const found = await getOne<{ amount: string }>(db)`select amount from (${gathered([owedByShop(shopId)])}) gathered`
  return minor(-BigInt(found.amount))
}

/** The total that a shop owes: to the mall, and to buyers whose refund it could not pay. */
export const debtOf = async (db: Db, shopId: string): Promise<Money> =>
  minor((await receivableOf(db, shopId)) + (await sumOfDues(db, shopAvailableOf(shopId))))

/** Pays unpaid refunds, oldest first. If the balance does not cover a refund, newer refunds wait too. */
const payDues = async (tx: Tx, shopId: string, available: Money, now: Date): Promise<Money> => {
  let left = available
  for (const due of await openDuesOf(tx, shopAvailableOf(shopId))) {
    if (due.needs > left) return nothing
    const { key, kind, reference, actor, remark, legs } = due
    const moved = await moveMoney(tx, { key, kind, reference, actor: actor as Actor, remark, legs })
    if (isRefused(moved)) throw new Error(`the shop ${shopId} cannot pay what it has`)
    await endDue(tx, due, 'debtor', now)
    left = subtractMoney(left, due.needs)
  }
  return left
}

/**
 * Uses a shop's balance to pay its debts: first refunds to buyers, then the mall's commission. Called after every payment to a shop. The lock on the
 * balance makes concurrent calls run one after the other.
 */
export const settleShop = async (tx: Tx, shopId: string, now: Date): Promise<void> => {
  const own = shopAvailableOf(shopId)
  const available = await lockBalance(tx, own)
  if (available === nothing) return
  const left = await payDues(tx, shopId, available, now)
  const amount = minMoney(left, await receivableOf(tx, shopId))
  if (amount <= nothing) return
  const { next } = await getOne<{ next: string }>(tx)`select nextval('ledger.debt_count') as next`
  const moved = await moveMoney(tx, {
    key: `debt:${shopId}-${next}`,
    kind: 'debt_paid',
    reference: `debt:${shopId}`,
    actor: 'system',
    legs: [{ from: own, to: owedByShop(shopId), amount }],
  })
  if (isRefused(moved)) throw new Error(`the shop ${shopId} has less than was locked`)
}
