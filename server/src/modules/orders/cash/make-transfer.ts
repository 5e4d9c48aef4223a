import { isRefused, minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { lockBalance } from '../../foundation/ledger/books/index.ts'
import { type Due, endDue, lockDue, settleShop } from '../../foundation/ledger/dues/index.ts'
import { type Actor, cashOf, moveMoney, owedByShop, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeSaleMove } from '../orders/steps/index.ts'

type By = { actor: Actor; now: Date }

/** Cash of an order reaches the mall and is credited to the shop. It first pays the shop's debts, such as the commission on this order. */
export const makeRemittance = async (tx: Tx, sale: LockedOrder, amount: Money, { actor, now }: By): Promise<void> => {
  const moved = await moveMoney(tx, {
    key: `cod:${sale.id}:remit`,
    kind: 'cash_remitted',
    reference: `remit:${sale.id}`,
    actor,
    remark: sale.orderNo,
    legs: [{ from: cashOf('cod'), to: shopAvailableOf(sale.shopId), amount }],
  })
  if (isRefused(moved)) throw new Error('the outside world ran out of money')
  await writeSaleMove(tx, sale, { handedOverAt: now })
  await settleShop(tx, sale.shopId, now)
}

/** The legs of a due that the mall pays in the shop's place: all amounts from the shop, except those to the mall itself. */
const advancedLegs = ({ legs, debtor }: Due) =>
  legs.map((leg) => (leg.from === debtor && leg.to !== 'promotions' ? { ...leg, from: 'promotions' as const } : leg))

/** The mall pays a refund with its own money; the shop now owes that amount to the mall. */
export const makeAdvance = async (tx: Tx, dueId: string, shopId: string, { actor, now }: By): Promise<Due | null> => {
  // Payment of dues from a shop's earnings locks its balance first too; the same order prevents a deadlock.
  await lockBalance(tx, shopAvailableOf(shopId))
  const due = await lockDue(tx, dueId)
  if (!due) return null
  const owed = owedByShop(shopId)
  // The shop still owes the amounts that belong to the mall's own account.
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
