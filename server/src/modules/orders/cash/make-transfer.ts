import { isRefused, minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { lockBalance } from '../../foundation/ledger/books/index.ts'
import { type Due, endDue, lockDue, settleShop } from '../../foundation/ledger/dues/index.ts'
import { type Actor, cashOf, moveMoney, owedByShop, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeOrderChange } from '../orders/steps/index.ts'

type By = { actor: Actor; now: Date }

/**
 * Records that the cash of an order reached the mall, and credits the cash to the shop. The credit first pays the shop's debts, such as the
 * commission on this order.
 */
export const makeRemittance = async (tx: Tx, order: LockedOrder, amount: Money, { actor, now }: By): Promise<void> => {
  const moved = await moveMoney(tx, {
    key: `cod:${order.id}:remit`,
    kind: 'cash_remitted',
    reference: `remit:${order.id}`,
    actor,
    remark: order.orderNo,
    legs: [{ from: cashOf('cod'), to: shopAvailableOf(order.shopId), amount }],
  })
  if (isRefused(moved)) throw new Error('the outside world ran out of money')
  await writeOrderChange(tx, order, { handedOverAt: now })
  await settleShop(tx, order.shopId, now)
}

/** The legs of a due when the mall pays it. The mall replaces the shop as payer, except in legs that pay the mall itself. */
const advancedLegs = ({ legs, debtor }: Due) =>
  legs.map((leg) => (leg.from === debtor && leg.to !== 'promotions' ? { ...leg, from: 'promotions' as const } : leg))

/** Pays a refund with the mall's money. The shop then owes that amount to the mall. */
export const makeAdvance = async (tx: Tx, dueId: string, shopId: string, { actor, now }: By): Promise<Due | null> => {
  // Locks the balance before the due. Paying dues from earnings uses the same order, which prevents a deadlock.
  await lockBalance(tx, shopAvailableOf(shopId))
  const due = await lockDue(tx, dueId)
  if (!due) return null
  const owed = owedByShop(shopId)
  // The legs that pay the mall become a debt of the shop.
  const legs = advancedLegs(due).map((leg) => (leg.from === due.debtor ? { ...leg, from: owed } : leg))
  const paid = await moveMoney(tx, { key: due.key, kind: due.kind, reference: due.reference, actor, remark: due.remark, legs })
  if (isRefused(paid)) throw new Error('the pots of the mall are never short')
  const advanced = legs.reduce((sum, { from, amount }) => (from === 'promotions' ? sum + amount : sum), 0n)
  if (advanced > nothing) {
    const debt = await moveMoney(tx, {
      key: `${due.key}:advance`,
      kind: 'cash_advance',
      reference: `advance:${due.id}`,
      actor,
      remark: due.remark,
      legs: [{ from: owed, to: 'promotions', amount: minor(advanced) }],
    })
    if (isRefused(debt)) throw new Error('a debt is never short')
  }
  await endDue(tx, due, 'mall', now)
  await settleShop(tx, shopId, now)
  return due
}
