import * as contract from '@plaza/contract'
import { answerOf, sayingOf } from '@plaza/cast'
import { hourMs, isRefused, minuteMs, type Outcome } from '@plaza/values'
import type { Tx } from '../../platform/db/database.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { weighRewards } from '../../modules/community/referrals/index.ts'
import { completePayment, lockPayment } from '../../modules/orders/checkout/payment/index.ts'
import {
  acceptLockedOrder,
  recordCashPayment,
  moveDueOrders,
  progressLockedOrder,
  receiveLockedOrder,
  shipLockedOrder,
} from '../../modules/orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder } from '../../modules/orders/orders/steps/index.ts'
import { orderById } from '../../modules/orders/orders/lookup/index.ts'
import { versionOfReview } from '../../modules/community/reviews/reports/index.ts'
import { moveOverdueRefunds } from '../../modules/orders/refunds/index.ts'
import { act, type DemoActor, atMoment } from '../acts.ts'
import type { PastOrder, PastStep } from './plan-past.ts'

type Buyer = { id: string; lang: DemoActor['lang']; isBrought: boolean }
export type Order = { id: string; paymentId: string; number: number; buyer: DemoActor; seller: DemoActor; items: PastOrder['items'] }
/** IDs and texts that a later step of the order needs from an earlier one. */
export type ReplayedParts = { refundId?: string; review?: { id: string; rating: number; text: string; lang: DemoActor['lang'] } }

const firstNumber = 6_000_000_000

export const placeIt = (kernel: Kernel, tx: Tx, pastOrder: Omit<PastOrder, 'steps' | 'regular'>, buyer: DemoActor) =>
  atMoment(kernel, tx, pastOrder.placedAt, async (then) => {
    const items = pastOrder.items.map(({ productId, skuId, quantity }) => ({ product_id: productId, sku_id: skuId, quantity }))
    const address = pastOrder.addressId === undefined ? {} : { address_id: pastOrder.addressId }
    const quote = await act(then, buyer, contract.makeQuote, { items, coupons: 'chosen', coupon_codes: [], ...address })
    if (quote.quote_id === null) return null
    const payment = { payment_method: pastOrder.method, idempotency_key: `past-${pastOrder.placedAt.getTime()}` }
    return act(then, buyer, contract.placeOrder, { quote_id: quote.quote_id, ...payment })
  })

/** Pays from the wallet on behalf of the buyer, because an invented buyer cannot type a password. */
export const pay = (
  kernel: Kernel,
  tx: Tx,
  paymentId: string,
  pastOrder: Pick<PastOrder, 'placedAt'>,
  { buyer, isBrought }: { buyer: DemoActor; isBrought: boolean },
) =>
  atMoment(kernel, tx, new Date(pastOrder.placedAt.getTime() + 2 * minuteMs), async (then) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error(`there is no payment ${paymentId}`)
    const paid = await completePayment(tx, payment, { method: 'wallet', actor: `customer:${buyer.personId}`, now: then.now() })
    if ('refused' in paid) throw new Error(`a regular cannot pay: ${JSON.stringify(paid.details)}`)
    // The referrer must see a pending reward before any further step. The event handler that creates the reward would run only after the later
    // steps.
    if (isBrought) await weighRewards(then, buyer.personId)
  })

/** Runs the schedules that change this order up to this time, each at its due time. */
export const letTimeGoOn = async (kernel: Kernel, tx: Tx, id: string, until: Date): Promise<void> => {
  for (;;) {
    const before = await lockOrder(tx, id)
    if (!before?.nextAt || before.nextAt > until || before.openRefunds > 0) return
    await atMoment(kernel, tx, before.nextAt, moveDueOrders)
    const after = await lockOrder(tx, id)
    if (after?.nextDo === before.nextDo) throw new Error(`the clock does not move the order ${id}`)
  }
}

/** Moves the order through the same functions that buyers, sellers and couriers use. */
const move = async (then: Kernel, tx: Tx, { id, number, buyer, seller }: Order, step: PastStep['do']): Promise<boolean> => {
  const by = { actor: `seller:${seller.personId}`, now: then.now() } as const
  const steps: Partial<Record<PastStep['do'], (order: LockedOrder) => Promise<Outcome<LockedOrder, string>>>> = {
    accept: (order) => acceptLockedOrder(tx, order, by),
    ship: (order) => shipLockedOrder(tx, order, { ...by, carrier: 'dhl', trackingNo: String(firstNumber + number), lines: null }),
    in_transit: (order) => progressLockedOrder(tx, order, { ...by, step: 'in_transit' }),
    on_the_way: (order) => progressLockedOrder(tx, order, { ...by, step: 'on_the_way' }),
    delivered: (order) => progressLockedOrder(tx, order, { ...by, step: 'delivered' }),
    receive: (order) => receiveLockedOrder(tx, order, { actor: `customer:${buyer.personId}`, now: then.now() }),
    collect: (order) => recordCashPayment(tx, order, by),
  }
  const taken = steps[step]
  if (!taken) return false
  const order = await lockOrder(tx, id)
  const outcome = order && (await taken(order))
  if (!outcome || isRefused(outcome)) throw new Error(`the order ${id} does not ${step}: ${JSON.stringify(outcome)}`)
  return true
}

const take = async (
  then: Kernel,
  { id, number, buyer, seller, items }: Order,
  step: PastStep,
  found: ReplayedParts,
): Promise<ReplayedParts> => {
  switch (step.do) {
    case 'cancel':
      await act(then, buyer, contract.cancelOrder, { id, reason: 'changed_mind' })
      return found
    case 'review': {
      const { lang } = buyer
      const said = { rating: step.rating, text: sayingOf(lang, step.rating, number), anonymous: false }
      const review = await act(then, buyer, contract.writeReview, { id, item_id: '1', ...said })
      return { ...found, review: { id: review.id, rating: step.rating, text: review.text, lang } }
    }
    case 'answer':
      if (found.review) {
        const { id: reviewId, lang } = found.review
        const version = versionOfReview({ ...found.review, reply: null })
        await act(then, seller, contract.answerReview, { id: reviewId, text: answerOf(lang, number), version })
      }
      return found
    case 'ask_back': {
      // A parcel that was long in transit may count as received before its delivery. Its return period may therefore be over already.
      const order = await orderById(then.db, id)
      if (!order?.returnUntil || order.returnUntil <= then.now()) return found
      const quantity = step.quantity ?? items[0]?.quantity ?? 1
      const wanted = { items: [{ item_id: '1', quantity }], kind: step.kind ?? ('refund' as const), reason: step.reason }
      const refund = await act(then, buyer, contract.applyRefund, { order_id: id, ...wanted, idempotency_key: `past-back-${id}` })
      return { ...found, refundId: refund.id }
    }
    case 'agree':
      if (found.refundId) await act(then, seller, contract.acceptRefund, { id: found.refundId })
      return found
    case 'refuse':
      if (found.refundId)
        await act(then, seller, contract.refuseRefund, {
          id: found.refundId,
          reason: 'It left here whole, and the scale of the carrier says so.',
        })
      return found
    default:
      if (found.refundId) await moveRefund(then, { buyer, seller }, step.do, found.refundId)
      return found
  }
}

/** Later steps of a refund request. */
const moveRefund = async (then: Kernel, { buyer, seller }: Pick<Order, 'buyer' | 'seller'>, step: PastStep['do'], id: string) => {
  if (step === 'offer') await act(then, seller, contract.offerRefund, { id, amount: '4.00' })
  if (step === 'send_back') await act(then, buyer, contract.shipReturn, { id, carrier: 'Thailand Post', tracking_no: `EE${firstNumber}TH` })
  if (step === 'escalate') await act(then, buyer, contract.escalateRefund, { id, remark: 'It was already torn when I opened the parcel.' })
  if (step === 'take_back') await act(then, buyer, contract.cancelRefund, { id })
}

/** Takes one step of an order at its time. */
export const takeStep = (kernel: Kernel, tx: Tx, order: Order, step: PastStep, found: ReplayedParts): Promise<ReplayedParts> =>
  atMoment(kernel, tx, step.at, async (then) => ((await move(then, tx, order, step.do)) ? found : take(then, order, step, found)))

/** Replays one past order up to a moment. Each step runs the normal use case, with the clock set to the time of the step. */
export const replayOrder = async (
  kernel: Kernel,
  tx: Tx,
  pastOrder: PastOrder,
  regular: Buyer,
  number: number,
  until: Date,
): Promise<void> => {
  const buyer: DemoActor = { audience: 'customer', personId: regular.id, lang: regular.lang }
  const seller: DemoActor = { audience: 'seller', personId: pastOrder.ownerId, lang: 'en' }
  const placed = await placeIt(kernel, tx, pastOrder, buyer)
  if (!placed) return kernel.log.debug({ order: number }, 'demo history: an order is too heavy for its country')
  const id = placed.orders[0]?.id ?? ''
  if (pastOrder.method === 'wallet') await pay(kernel, tx, placed.payment_id, pastOrder, { buyer, isBrought: regular.isBrought })
  let found: ReplayedParts = {}
  const order = { id, paymentId: placed.payment_id, number, buyer, seller, items: pastOrder.items }
  // The state `in_transit` only matters until the parcel is delivered.
  const isThere = pastOrder.steps.some((step) => step.do === 'delivered')
  for (const step of isThere ? pastOrder.steps.filter((each) => each.do !== 'in_transit') : pastOrder.steps) {
    await letTimeGoOn(kernel, tx, id, step.at)
    found = await takeStep(kernel, tx, order, step, found)
  }
  // A refused refund request is closed unless the buyer escalates it to staff.
  if (found.refundId) await closeRefused(kernel, tx, pastOrder, until)
  await letTimeGoOn(kernel, tx, id, until)
}

/** Hours after which a refused refund request is closed, if the buyer has not escalated it to staff. */
const restsHours = 49
const closeRefused = async (kernel: Kernel, tx: Tx, { steps }: PastOrder, until: Date): Promise<void> => {
  const refused = steps.find((step) => step.do === 'refuse')
  if (!refused) return
  const at = new Date(refused.at.getTime() + restsHours * hourMs)
  if (at <= until) await atMoment(kernel, tx, at, moveOverdueRefunds)
}
