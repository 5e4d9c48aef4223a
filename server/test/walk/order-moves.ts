import {
  acceptOrder,
  coverRefund,
  cancelOrder,
  cancelSoldOrder,
  collectCash,
  completeOrder,
  extendOrder,
  progressOrder,
  refuseAtDoor,
  remitCash,
  shipOrder,
  signCash,
} from '@plaza/contract'
import { newKey, staffAs } from '../recharging.ts'
import { payNow } from './buy.ts'
import {
  accept,
  advance,
  cancelUnpaid,
  cancel,
  collect,
  extend,
  handOver,
  hasOpen,
  isAllSent,
  type ModelOrder,
  shippedStates,
  progress,
  receive,
  refuseAtDoor as refused,
  ship,
} from './model.ts'
import { asBuyer, asShop, type Walker } from './walker.ts'

/** One step on an order. It calls the mall, and returns the response code with the expected code. If 200 is expected, the model changes too. */
export type Move = (walker: Walker, order: ModelOrder) => Promise<{ code: number; should: number }>

const byShop = async (walker: Walker, { shop }: ModelOrder) => asShop(walker, shop)
const byBuyer = async (walker: Walker, { buyer }: ModelOrder) => (await asBuyer(walker, buyer)).headers
const gone = [...shippedStates, 'received', 'completed']

/** The expected code. It is 200 if the step is allowed, or if the step is already done and a repeat gets the earlier response. */
const judge = (may: boolean, stands: boolean, code: number, effect: () => void): number => {
  if (may) effect()
  return may || stands ? 200 : code
}
const cancelCode = ({ status }: ModelOrder) => (gone.includes(status) ? 2000033 : 2000032)

let numbers = 3_000_000_000

export const orderMoves: Readonly<Record<string, Move>> = {
  pay: async (walker, order) => {
    const [may, isPaid] = [order.status === 'unpaid', order.method === 'wallet' && order.pay !== 'failed']
    const code = await payNow(walker, order.paymentId, order.buyer)
    // If the order is paid already, the mall may respond with either of two codes. Only the money matters.
    return {
      code: may || !isPaid || code === 200 ? code : 0,
      should: may ? 200 : isPaid ? (code === 200 ? 200 : 0) : code === 200 ? -1 : code,
    }
  },
  accept: async (walker, order) => {
    const { code } = await walker.mall.ask(acceptOrder, { id: order.id }, await byShop(walker, order))
    return { code, should: judge(order.status === 'paid', order.status === 'to_ship', 2000006, () => accept(walker.model, order)) }
  },
  ship: async (walker, order) => {
    const { dice } = walker
    const left = order.lines.filter(({ sent, quantity }) => sent < quantity)
    const part =
      dice.chance(order.status === 'to_ship' ? 55 : 35) && left.length > 0
        ? [dice.oneOf(left)].map(({ line, sent, quantity }) => ({ line, quantity: 1 + dice.below(quantity - sent) }))
        : null
    const { code } = await walker.mall.ask(
      shipOrder,
      {
        ...{ id: order.id, carrier: 'dhl', tracking_no: String((numbers += 1)) },
        ...(part && { lines: part.map(({ line, quantity }) => ({ item_id: String(line), quantity })) }),
      } as never,
      await byShop(walker, order),
    )
    const may = ['to_ship', 'shipped', 'in_transit', 'on_the_way'].includes(order.status) && !isAllSent(order)
    return { code, should: judge(may, false, 2000005, () => ship(walker.model, order, part)) }
  },
  progress: async (walker, order) => {
    const steps = ['in_transit', 'on_the_way', 'delivered'] as const
    const step = walker.dice.oneOf(steps)
    const { code } = await walker.mall.ask(progressOrder, { id: order.id, step }, await byShop(walker, order))
    const before = ['shipped', ...steps].slice(0, steps.indexOf(step) + 1)
    const may = before.includes(order.status) && (step !== 'delivered' || isAllSent(order))
    return { code, should: judge(may, order.status === step, 2000005, () => progress(walker.model, order, step)) }
  },
  callOff: async (walker, order) => {
    const { model } = walker
    const { code } = await walker.mall.ask(cancelOrder, { id: order.id, reason: 'changed_mind' }, await byBuyer(walker, order))
    if (order.status === 'unpaid') {
      cancelUnpaid(model, order.paymentId)
      return { code, should: 200 }
    }
    const may = order.status === 'paid' || order.status === 'to_ship'
    return { code, should: judge(may, order.status === 'cancelled', cancelCode(order), () => cancel(model, order)) }
  },
  cannotSend: async (walker, order) => {
    const { code } = await walker.mall.ask(cancelSoldOrder, { id: order.id, reason: 'no more of it' }, await byShop(walker, order))
    const may = order.status === 'paid' || order.status === 'to_ship'
    return { code, should: judge(may, order.status === 'cancelled', cancelCode(order), () => cancel(walker.model, order)) }
  },
  receive: async (walker, order) => {
    const { code } = await walker.mall.ask(completeOrder, { id: order.id }, await byBuyer(walker, order))
    const missing = order.lines.filter(({ sent, quantity }) => sent < quantity)
    if (shippedStates.includes(order.status) && !hasOpen(order) && missing.length === 1)
      walker.model.seen.add('receipt with one line missing')
    const may = shippedStates.includes(order.status) && !hasOpen(order) && isAllSent(order)
    return { code, should: judge(may, order.status === 'received', 2000006, () => receive(walker.model, order)) }
  },
  extend: async (walker, order) => {
    const { code } = await walker.mall.ask(extendOrder, { id: order.id }, await byBuyer(walker, order))
    const may = shippedStates.includes(order.status) && !order.isExtended
    // A client repeats a request if the response is lost, possibly before the clock moves. So a repeated extension may succeed.
    const again = shippedStates.includes(order.status) && order.isExtended && code === 200
    return { code, should: judge(may, again, 2000006, () => extend(order)) }
  },
  collect: async (walker, order) => {
    const { code } = await walker.mall.ask(collectCash, { id: order.id }, await byShop(walker, order))
    const may = order.pay === 'cod_due' && [...shippedStates, 'received'].includes(order.status)
    const isCollected = order.method === 'cod' && ['cod_collected', 'part_refunded', 'refunded'].includes(order.pay)
    return {
      code,
      should: judge(may, isCollected, 2000006, () => collect(walker.model, order)),
    }
  },
  handOver: async ({ mall, model }, order) => {
    const requests = { order_id: order.id, text: 'Bank 4711', idempotency_key: newKey() }
    const { code } = await mall.ask(remitCash, requests, await staffAs(mall.kernel, 'finance'))
    const isCollected = order.method === 'cod' && ['cod_collected', 'part_refunded', 'refunded'].includes(order.pay)
    const may = isCollected && !order.isHandedOver
    return { code, should: judge(may, false, isCollected ? 3000009 : 2000006, () => handOver(model, order)) }
  },
  advance: async ({ mall, model }, order) => {
    const refund = order.refunds.find(({ state }) => state === 'refund_owed') ?? order.refunds.at(-1)
    const wanted = { refund_id: refund?.id ?? '999999', text: 'The shop is silent', idempotency_key: newKey() }
    const answer = await mall.ask(coverRefund, wanted, await staffAs(mall.kernel, 'finance'))
    if (refund?.state !== 'refund_owed') return { code: answer.code, should: 2000019 }
    const yes = { id: answer.data.id, sign: '1', idempotency_key: newKey() } as const
    const { code } = await mall.ask(signCash, yes, await staffAs(mall.kernel, 'risk'))
    advance(model, order, refund)
    return { code, should: 200 }
  },
  refuse: async (walker, order) => {
    const { code } = await walker.mall.ask(refuseAtDoor, { id: order.id }, await byShop(walker, order))
    const may = order.pay === 'cod_due' && [...shippedStates, 'received'].includes(order.status)
    return { code, should: judge(may, order.isRefusedAtDoor, 2000006, () => refused(walker.model, order)) }
  },
}
