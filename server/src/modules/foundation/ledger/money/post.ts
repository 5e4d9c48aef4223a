import { refused, type Money, type Outcome, done, minor } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from './accounts-of-money.ts'

export type Actor = 'system' | `${'customer' | 'seller' | 'operator'}:${string}`
type Leg = { from: MoneyAccount; to: MoneyAccount; amount: Money }
/** The input of one transfer. `key` identifies the transfer's outcome: outcomes that exclude each other have the same key. */
type Move = { key: string; reference: string; actor: Actor; remark?: string } & (
  | { kind: LineKind; legs: readonly Leg[] }
  | { kind: InternalKind; legs: readonly InternalLeg[] }
)
type Hold = {
  /** The posting reference, for example `withdraw:7`. The journal keys are built from it. */
  reference: string
  kind: LineKind
  actor: Actor
  remark?: string
  from: `customer.available/${string}` | `shop.available/${string}`
  amount: Money
  rule: 'withdrawal' | 'transfer'
  endsAt: Date
  /** How the owner of the frozen money can object: cancel the request, or contact support. */
  objection: 'cancel' | 'support'
}
type HoldEnd = {
  reference: string
  kind: LineKind
  actor: Actor
  remark?: string
  parts: readonly { to: MoneyAccount; amount: Money }[]
}

/** Kinds of lines in a user's account. */
const lineKinds = [
  'recharge',
  'order_paid',
  'order_refunded',
  'order_completed',
  'refund',
  'withdrawal_asked',
  'withdrawal_paid',
  'withdrawal_returned',
  'transfer',
  'transfer_asked',
  'transfer_made',
  'transfer_returned',
  'reward',
  'adjustment',
  'cash_commission',
  'cash_remitted',
  'cash_advance',
  'debt_paid',
  'demo',
] as const
export type LineKind = (typeof lineKinds)[number]
/** Transfers only between the outside world and the mall's accounts. No user's account shows them. */
type InternalKind = 'reversal_asked' | 'reversal_made'
type InternalLeg = Leg & Record<'from' | 'to', `cash/${string}` | 'suspense'>

type Moved = { journalId: string; replayed: boolean }
export type Short = { short_by: Money; at: string }
type Answer = Outcome<Moved, 'short'>

/** Converts the database's refusal into the missing amount. Rethrows any other error, because it is a bug. */
const refusedBy = (error: unknown): Answer => {
  const view = error as { code?: string; detail?: string; hint?: string }
  if (view.code !== 'LD422') throw error
  return refused('short', { short_by: minor(BigInt(view.detail ?? '0')), at: view.hint ?? '' } satisfies Short)
}

const tried = async (story: () => Promise<Moved>): Promise<Answer> => {
  try {
    return done(await story())
  } catch (error) {
    return refusedBy(error)
  }
}

/**
 * The only function that moves money: all legs or none. A repeated key returns the first answer. After the answer `short` the caller must return the
 * refusal and write nothing more in this transaction.
 */
export const moveMoney = (tx: Tx, move: Move): Promise<Answer> =>
  tried(async () => {
    const row = await getOne<{ journal_id: string; replayed: boolean }>(tx)`select journal_id, replayed from ledger.post(
      ${move.key}, ${move.kind}, ${move.reference}, ${move.actor}, ${move.remark ?? ''}, 'USD',
      ${move.legs.map((leg) => leg.from)}::text[], ${move.legs.map((leg) => leg.to)}::text[], ${move.legs.map((leg) => String(leg.amount))}::bigint[])`
    return { journalId: row.journal_id, replayed: row.replayed }
  })

/** Freezes money until `endHold` ends the hold. */
export const freezeMoney = (tx: Tx, hold: Hold): Promise<Answer> =>
  tried(async () => {
    const row = await getOne<{ hold_id: string; replayed: boolean }>(tx)`select hold_id, replayed from ledger.open_hold(
      ${hold.reference}, ${hold.kind}, ${hold.actor}, ${hold.remark ?? ''}, 'USD', ${hold.from}, ${String(hold.amount)}::bigint,
      ${hold.rule}, ${hold.endsAt}, ${hold.objection})`
    return { journalId: row.hold_id, replayed: row.replayed }
  })

/** Ends a hold once, by moving its whole amount to one account. A second call with a different end is a bug and throws. */
export const endHold = async (tx: Tx, end: HoldEnd): Promise<Moved> => {
  const row = await getOne<{ journal_id: string; replayed: boolean }>(tx)`select journal_id, replayed from ledger.resolve_hold(
    ${end.reference}, ${end.kind}, ${end.actor}, ${end.remark ?? ''},
    ${end.parts.map((part) => part.to)}::text[], ${end.parts.map((part) => String(part.amount))}::bigint[])`
  return { journalId: row.journal_id, replayed: row.replayed }
}
