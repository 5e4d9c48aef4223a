import type { applyRefund as call } from '@plaza/contract'
import { done, minor, nothing, parseMoney, refused, type Refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { currentUserId, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { lockOrder } from '../../orders/steps/index.ts'
import { orderById } from '../../orders/lookup/index.ts'
import { planRefund, type RefundStop } from '../plan/plan-refund.ts'
import { refundableOrders } from '../payouts/bought.ts'
import { openRefund } from '../payouts/open-refund.ts'
import { isBeforeShipping, reasonsOf } from '../plan/may-refund.ts'
import { toRefundView } from '../records/refund-view.ts'
import { backToOf, kindsFor, wantedLines } from './of-order.ts'

type Reason = 'order_unknown' | 'not_refundable' | 'refund_exists' | 'more_than_bought' | 'not_sent' | 'field_missing'

const refusedBy = (stop: RefundStop): Refused<Reason> => {
  if (stop.why === 'refund_exists') return refused('refund_exists', { refund_id: stop.refundId })
  if (stop.why === 'more_than_bought') return refused('more_than_bought', { left: stop.left })
  return refused('not_sent', { reason: stop.why, item_id: String(stop.line) })
}

/** Claims pictures that the caller uploaded. Each picture can be used in one request only. */
const takePictures = async (tx: Tx, customerId: string, ids: readonly string[], now: Date): Promise<boolean> => {
  const whose = { audience: 'customer', personId: customerId } as const
  return (await claimUploads(tx, { ...whose, ids, purpose: 'refund' }, now)) !== null
}

/** Checks a refund request against the order. The lock on the order prevents shipping or completion during the check. */
const apply = async ({ kernel, input, session, lang }: CallContext<typeof call>, tx: Tx) => {
  const customerId = currentUserId({ session })
  const now = kernel.now()
  const held = await lockOrder(tx, input.order_id)
  const order = held && (await orderById(tx, held.id))
  if (!held || order?.customerId !== customerId) return refused('order_unknown')
  const kinds = kindsFor(order, now)
  const { kind } = input
  if (kinds.length === 0) return refused('not_refundable', { until: order.returnUntil?.toISOString() ?? null })
  if (kind !== 'withdrawal' && !input.reason) return refused('field_missing', { fields: { reason: 'missing' } })
  const reason = kind === 'withdrawal' ? 'changed_mind' : (input.reason ?? 'other')
  if (!kinds.includes(kind) || !reasonsOf(kind).includes(reason)) return refused('not_sent', { reason: 'kind' })

  const bought = (await refundableOrders(tx, [order])).get(order.id)
  if (!bought) throw new Error(`nothing was bought by the order ${order.id}`)
  const plan = planRefund(bought, wantedLines(input.items))
  if ('why' in plan) return refusedBy(plan)
  if (minor(plan.amount + plan.mallItems + plan.mallDelivery) === nothing) return refused('not_sent', { reason: 'nothing_paid' })
  // An order that is not shipped must be refunded whole. Otherwise the shop would send goods that the buyer no longer wants.
  const isWhole = bought.lines.every(({ line, quantity }) => plan.lines.some((each) => each.line === line && each.quantity === quantity))
  if (isBeforeShipping(order) && !isWhole) return refused('not_sent', { reason: 'not_shipped' })
  const requestedAmount = input.amount === undefined || kind === 'withdrawal' ? plan.amount : parseMoney(input.amount)
  if (requestedAmount === undefined || requestedAmount > plan.amount || (requestedAmount === nothing && plan.amount > nothing))
    return refused('not_sent', { reason: 'amount' })
  const pictures = [...new Set(input.images ?? [])]
  if (!(await takePictures(tx, customerId, pictures, now))) return refused('not_sent', { reason: 'file' })

  const opening = {
    kind,
    reason,
    remark: input.remark ?? '',
    asked: requestedAmount,
    backTo: await backToOf(tx, order),
    demo: order.demo,
    now,
    plan,
    pictures,
  }
  const { refund } = await openRefund(tx, held, opening)
  return done(await toRefundView({ ...kernel, db: tx }, refund, { audience: 'customer', personId: customerId, lang }))
}

/** Requests a refund for lines of an order. */
export const applyRefund: UseCase<typeof call> = (ctx) => transaction(ctx.kernel, (tx) => apply(ctx, tx))
