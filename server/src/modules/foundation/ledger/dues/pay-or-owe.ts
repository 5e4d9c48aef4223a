import { isRefused, nothing } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { lockBalance } from '../books/balance-rows.ts'
import { type Actor, type LineKind, moveMoney } from '../money/post.ts'
import { shopAvailableOf } from '../money/accounts-of-money.ts'
import { insertDue, type Leg, openDuesOf } from './due-rows.ts'

type Owing = {
  key: string
  kind: LineKind
  reference: string
  actor: Actor
  remark: string
  shopId: string
  legs: readonly Leg[]
  now: Date
  /** Due date of an amount that the shop cannot pay now. */
  dueAt: Date
}

/**
 * Pays at once if the shop's balance covers the whole amount and no older due is unpaid. Otherwise stores a due. A repeated call returns `replayed`.
 */
export const payOrOwe = async (tx: Tx, { shopId, legs, now, dueAt, ...move }: Owing): Promise<'paid' | 'owed' | 'replayed'> => {
  const debtor = shopAvailableOf(shopId)
  const needs = legs.reduce((sum, { from, amount }) => (from === debtor ? sum + amount : sum), 0n)
  const available = await lockBalance(tx, debtor)
  const waiting = await openDuesOf(tx, debtor)
  if (waiting.some(({ key }) => key === move.key)) return 'replayed'
  if (needs > nothing && (needs > available || waiting.length > 0)) {
    await insertDue(tx, { ...move, debtor, legs: [...legs], since: now, dueAt })
    return 'owed'
  }
  const moved = await moveMoney(tx, { ...move, legs })
  if (isRefused(moved)) throw new Error(`the shop ${shopId} has less than was locked`)
  return moved.done.replayed ? 'replayed' : 'paid'
}
