import type { CaseDecision } from '@plaza/contract'
import { done, formatMoney, minor, nothing, refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { CaseDetails, CaseSource, Decision, DecisionRefused } from '../../approvals/queue/sources/index.ts'
import { uploadsAlike } from '../../foundation/media/claims/index.ts'
import { orderLines } from '../orders/lookup/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { approveRefund } from './payouts/go-on.ts'
import { payRefund } from './payouts/pay-refund.ts'
import { refundHistory } from './records/history-rows.ts'
import { linesOfRefunds } from './records/line-rows.ts'
import { refundById } from './records/refund-rows.ts'
import { lockWithOrder, moveRefund } from './steps/move-refund.ts'
import { withPictures } from './with-pictures.ts'

/** Refund requests that were escalated to staff. Only these requests become cases of the staff queue. */
const rows = sql`select id, customer_id, asked as amount, order_no || ' ' || kind as about, escalated_at as since,
  coalesce(due_at, escalated_at) as due, state, state = 'escalated' as open, version, demo from refunds.refund where escalated_at is not null`

const decisionsIn = (state: string): readonly CaseDecision[] => (state === 'escalated' ? ['approve', 'refuse'] : [])
const missing = (field: string) => refused('field_missing', { fields: { [field]: 'missing' } })

/**
 * Applies a staff decision in the transaction of the case queue, which has locked order and request. If staff refund an amount other than the
 * requested amount, they need a reason.
 */
const decideRefund = async (_kernel: Kernel, tx: Tx, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const held = await lockWithOrder(tx, input.id)
  if (!held) throw new Error(`there is no request ${input.id}`)
  const { refund } = held
  if (refund.state !== 'escalated') return refused('decided_already', { decision: refund.state })
  if (refund.version !== input.version) return refused('changed_meanwhile', { current: refund.version })
  const by = { actor: `operator:${input.operatorId}`, now: input.now, note: input.reason ?? '' } as const
  if (input.decision === 'refuse') {
    if (!input.reason) return missing('reason')
    await moveRefund(tx, held, { to: 'closed', ...by })
    return done(true)
  }
  const amount = input.credited ?? refund.asked
  if (amount > minor(refund.items + refund.delivery) || amount === nothing)
    return refused('field_wrong', { fields: { credited: 'too_large' } })
  if (amount !== refund.asked && !input.reason) return missing('reason')
  // A full refund is paid only after the goods are returned, if the buyer still has them.
  if (refund.kind === 'return' && refund.trackingNo === null && amount === refund.asked) await approveRefund(tx, held, by)
  else await payRefund(tx, held, { ...by, amount })
  return done(true)
}

const plain = (label: string, value: string) => ({ label, value, tone: 'plain' as const })

/** Details of a refund case for staff: the request and its reason, both sides' messages, and their pictures. */
const factsOf = async ({ db }: Kernel, id: string): Promise<CaseDetails> => {
  const row = await refundById(db, id)
  if (!row) throw new Error(`there is no request ${id}`)
  const [events, lines, bought, shop] = await Promise.all([
    refundHistory(db, id),
    linesOfRefunds(db, [id]),
    orderLines(db, [row.orderId]),
    shopWithOwner(db, row.shopId),
  ])
  const pictures = events.flatMap((event) => event.pictures)
  const alike = await withPictures(db, id, await uploadsAlike(db, pictures))
  const goods = lines.map(({ line, quantity }) => `${quantity} × ${bought.find((each) => each.line === line)?.goods.name_en ?? line}`)
  return {
    evidence: [
      plain('order', row.orderNo),
      plain('shop', shop?.name ?? row.shopId),
      plain('kind', row.kind),
      plain('reason', row.reason),
      plain('goods', goods.join(', ')),
      plain('asked', formatMoney(row.asked)),
      plain('paid_for_it', formatMoney(minor(row.items + row.delivery))),
      ...(row.offered ? [plain('offered', formatMoney(row.offered))] : []),
      ...(row.trackingNo ? [plain('return_parcel', `${row.carrier} ${row.trackingNo}`)] : []),
    ],
    uploadIds: pictures,
    flags: [
      ...(row.lateAt ? [{ flag: 'late', why: row.lateAt.toISOString() }] : []),
      ...(alike.length > 0 ? [{ flag: 'same_picture', why: 'The same picture was used in another case.' }] : []),
    ],
    duplicates: alike.flatMap((other) => (other.isCase ? { kind: 'refund' as const, id: other.id, why: 'same_picture' } : [])),
    history: events.map(({ at, actor, before, after, note }) => ({
      at,
      actor,
      what: before === after ? 'added' : after,
      note: note === '' ? null : note,
    })),
  }
}

/** Source of the staff queue for refund requests on which buyer and shop did not agree. */
export const refundCase: CaseSource = {
  kind: 'refund',
  rows,
  lock: lockWithOrder,
  decisions: ({ state }) => decisionsIn(state),
  needsTwo: async () => false,
  facts: (kernel, { id }) => factsOf(kernel, id),
  decide: decideRefund,
}
