import { hourMs, dayMs } from '@plaza/values'
import type { Situation } from './situations.ts'

/** An in-memory model of an order and its refunds, derived from the documented rules. The random walk compares the mall with it. */
export const minuteMs = 60_000

export type Line = {
  line: number
  sku: string
  quantity: number
  /** The amount paid for the whole line, in cents. */
  paid: number
  /** The mall's coupon share, in addition to `paid`. */
  mall: number
  sent: number
  gone: number
  goneInFull: number
  times: number
}
export type RefundKind = 'refund' | 'return' | 'withdrawal'
export type ModelRefund = {
  id: string
  kind: RefundKind
  state: string
  asked: number
  /** `items`: the refund for the units. `delivery`: the delivery cost refunded with them. */
  items: number
  delivery: number
  mallItems: number
  mallDelivery: number
  wanted: { line: number; quantity: number }[]
  due: number | null
  offers: number
  offered: number
  sentBack: boolean
}
export type ModelOrder = {
  id: string
  paymentId: string
  buyer: number
  shop: string
  method: 'wallet' | 'cod'
  hasLaw: boolean
  status: string
  pay: string
  total: number
  delivery: number
  mallDelivery: number
  rate: number
  lines: Line[]
  placedAt: number
  payBy: number
  soldAt: number
  next: { at: number; do: 'accept' | 'remind' | 'cancel' | 'receive' | 'check_cash' | 'complete' } | null
  isExtended: boolean
  returnUntil: number | null
  refunded: number
  mallRefunded: number
  isHandedOver: boolean
  /** True if the buyer refused the cash on delivery parcel. Such an order is cancelled without a payment. */
  isRefusedAtDoor: boolean
  refunds: ModelRefund[]
  deliveryIsBack: boolean
}
/** A refund that the shop could not pay at once. The shop owes `needs`; the buyer gets `sum`. */
type Due = { order: ModelOrder; refund: ModelRefund; needs: number; sum: number; mall: number }
/** A shop's available balance, its debt to the mall, and the refunds that wait for its money, oldest first. */
export type ModelShop = { available: number; owes: number; dues: Due[] }
export type Model = {
  now: number
  orders: ModelOrder[]
  /**
   * The balance of each buyer's wallet. The next fields are the free stock of each variant, the shops, and the mall's commission since the walk
   * began.
   */
  balance: number[]
  free: Map<string, number>
  shops: Map<string, ModelShop>
  commission: number
  coupons: Map<string, number>
  /** Situations that have occurred. A walk cannot find a fault in a situation that does not occur. */
  seen: Set<Situation>
}

export const shippedStates = ['shipped', 'in_transit', 'on_the_way', 'delivered']
const isPaid = ({ pay }: ModelOrder) => ['paid', 'cod_collected', 'part_refunded'].includes(pay)
export const isBeforeShipping = ({ status }: ModelOrder) => status === 'paid' || status === 'to_ship'
export const isOpen = ({ state }: ModelRefund) => !['refunded', 'closed', 'cancelled'].includes(state)
export const openOn = (order: ModelOrder, line: number) =>
  order.refunds.find((refund) => isOpen(refund) && refund.state !== 'refund_owed' && refund.wanted.some((each) => each.line === line))
/** The unfinished refund request on which a user can act. A request that waits for the shop's money comes last. */
export const inHand = (order: ModelOrder) =>
  order.refunds.find((refund) => isOpen(refund) && refund.state !== 'refund_owed') ?? order.refunds.find(isOpen)
export const hasOpen = (order: ModelOrder) => order.refunds.some(isOpen)
export const isAllSent = (order: ModelOrder) => order.lines.every(({ sent, quantity }) => sent === quantity)
/** The order's price less all refunds, including the mall's part. */
export const remainingAmount = ({ total, refunded, lines, mallDelivery, mallRefunded }: ModelOrder) =>
  total - refunded + lines.reduce((sum, { mall }) => sum + mall, mallDelivery) - mallRefunded
const returnDays = ({ hasLaw }: ModelOrder) => (hasLaw ? 14 : 7)

const free = (model: Model, order: ModelOrder) => {
  for (const { sku, quantity } of order.lines) model.free.set(sku, (model.free.get(sku) ?? 0) + quantity)
}
const end = (order: ModelOrder, pay: string) => Object.assign(order, { status: 'cancelled', pay, next: null })

/** Cancels an unpaid order together with all orders of the same payment. */
export const cancelUnpaid = (model: Model, paymentId: string) => {
  for (const order of model.orders.filter((each) => each.paymentId === paymentId && each.status === 'unpaid')) {
    end(order, 'failed')
    free(model, order)
  }
}
export const payAll = (model: Model, paymentId: string) => {
  for (const order of model.orders.filter((each) => each.paymentId === paymentId)) {
    Object.assign(order, { status: 'paid', pay: 'paid', soldAt: model.now, next: { at: model.now + dayMs, do: 'accept' } })
    model.balance[order.buyer] = (model.balance[order.buyer] ?? 0) - order.total
  }
}
export const accept = (model: Model, order: ModelOrder) => {
  order.status = 'to_ship'
  order.next = { at: Math.max(model.now, order.soldAt + 3 * dayMs), do: 'remind' }
}
export const cancel = (model: Model, order: ModelOrder) => {
  if (order.pay !== 'cod_due') {
    model.balance[order.buyer] = (model.balance[order.buyer] ?? 0) + order.total - order.refunded
    order.mallRefunded += remainingAmount(order) - (order.total - order.refunded)
    order.refunded = order.total
  }
  end(order, order.pay === 'cod_due' ? 'failed' : 'refunded')
  free(model, order)
}
export const refuseAtDoor = (model: Model, order: ModelOrder) => {
  end(order, 'failed')
  order.isRefusedAtDoor = true
  free(model, order)
}
export const ship = (model: Model, order: ModelOrder, lines: readonly { line: number; quantity: number }[] | null) => {
  for (const line of order.lines)
    line.sent = lines === null ? line.quantity : line.sent + (lines.find((each) => each.line === line.line)?.quantity ?? 0)
  if (order.status !== 'to_ship' && order.next && order.next.at < model.now + 15 * dayMs) model.seen.add('a later parcel')
  if (order.status === 'to_ship') order.status = 'shipped'
  order.next = { at: model.now + (order.isExtended ? 22 : 15) * dayMs, do: 'receive' }
}
export const progress = (model: Model, order: ModelOrder, step: string) => {
  order.status = step
  if (step !== 'delivered') return
  if (order.isExtended) model.seen.add('delivered after an extension')
  order.returnUntil = model.now + returnDays(order) * dayMs
  order.next = { at: model.now + (order.isExtended ? 14 : 7) * dayMs, do: 'receive' }
  if (order.isExtended) order.returnUntil = Math.max(order.returnUntil, order.next.at)
}
export const receive = (model: Model, order: ModelOrder) => {
  if (order.returnUntil !== null && order.returnUntil > model.now) model.seen.add('received within the return window')
  order.status = 'received'
  order.returnUntil ??= model.now + returnDays(order) * dayMs
  order.next =
    order.pay === 'cod_due'
      ? { at: model.now + 7 * dayMs, do: 'check_cash' }
      : { at: Math.max(model.now, order.returnUntil), do: 'complete' }
}
export const extend = (order: ModelOrder) => {
  if (!order.next) throw new Error('nothing waits')
  order.isExtended = true
  order.next.at += 7 * dayMs
  if (order.returnUntil !== null) order.returnUntil = Math.max(order.returnUntil, order.next.at)
}
const shopOf = (model: Model, order: ModelOrder): ModelShop => {
  const shop = model.shops.get(order.shop)
  if (!shop) throw new Error('there is no such shop')
  return shop
}
const commissionOn = (amount: number, rate: number) => Math.floor((amount * rate * 2 + 10_000) / 20_000)

/** Records that the money of a refund request reached the buyer. */
const paidBack = (model: Model, order: ModelOrder, refund: ModelRefund, { sum, mall }: { sum: number; mall: number }) => {
  order.mallRefunded += mall
  moveTo(model, refund, 'refunded')
  model.balance[order.buyer] = (model.balance[order.buyer] ?? 0) + sum
  order.refunded += sum
  const isWhole = remainingAmount(order) === 0
  if (isWhole && isBeforeShipping(order)) free(model, order)
  if (isWhole) end(order, 'refunded')
  else order.pay = 'part_refunded'
}

/** A shop's available balance first pays waiting refunds, oldest first, then the shop's debt to the mall. */
const settleShop = (model: Model, shop: ModelShop) => {
  for (let due = shop.dues[0]; due; due = shop.dues[0]) {
    if (due.needs > shop.available) return
    if (shop.dues.length > 1 && due.needs !== shop.dues.at(-1)?.needs) model.seen.add('the older of two waiting refunds paid')
    shop.available -= due.needs
    shop.dues.shift()
    paidBack(model, due.order, due.refund, due)
  }
  const paid = Math.min(shop.available, shop.owes)
  shop.available -= paid
  shop.owes -= paid
}

/** Records the shop's cash report: the shop owes the commission, and receives the amount of the mall's coupons. */
export const collect = (model: Model, order: ModelOrder) => {
  const shop = shopOf(model, order)
  const commission = commissionOn(remainingAmount(order), order.rate)
  const coupons = remainingAmount(order) - order.total
  model.commission += commission
  shop.owes += commission
  shop.available += coupons
  if (commission + coupons > 0) settleShop(model, shop)
  order.pay = 'cod_collected'
  const until = Math.max(model.now + returnDays(order) * dayMs, order.returnUntil ?? 0)
  if (order.returnUntil !== null) order.returnUntil = until
  if (order.status === 'received') order.next = { at: until, do: 'complete' }
}

/** Records that the mall received the cash of an order. */
export const handOver = (model: Model, order: ModelOrder) => {
  const shop = shopOf(model, order)
  order.isHandedOver = true
  shop.available += order.total
  settleShop(model, shop)
}

/** The mall pays a waiting refund in advance, and the shop owes the mall that amount. */
export const advance = (model: Model, order: ModelOrder, refund: ModelRefund) => {
  const shop = shopOf(model, order)
  const due = shop.dues.find((each) => each.refund === refund)
  if (!due) throw new Error('nothing waits')
  shop.dues = shop.dues.filter((each) => each !== due)
  shop.owes += due.needs
  paidBack(model, order, refund, due)
  settleShop(model, shop)
}

const complete = (model: Model, order: ModelOrder) => {
  if (order.method === 'wallet') {
    const stored = remainingAmount(order)
    const commission = commissionOn(stored, order.rate)
    const shop = shopOf(model, order)
    model.commission += commission
    shop.available += stored - commission
    settleShop(model, shop)
  }
  Object.assign(order, { status: 'completed', next: null })
}

/** A shop refunds the cash that it received, less the commission. If its balance is too low, the refund waits. */
const payFromShop = (model: Model, order: ModelOrder, refund: ModelRefund, { sum, mall }: { sum: number; mall: number }) => {
  const shop = shopOf(model, order)
  // The commission on waiting refunds was already returned to the shop when they began to wait.
  const waiting = shop.dues.reduce((all, due) => (due.order === order ? all + due.sum + due.mall : all), 0)
  const stored = remainingAmount(order) - waiting
  const commission = commissionOn(stored, order.rate) - commissionOn(stored - sum - mall, order.rate)
  model.commission -= commission
  const offDebt = Math.min(commission, shop.owes)
  if (offDebt > 0) model.seen.add(offDebt < commission ? 'commission that is more than the debt' : 'commission taken off a debt')
  if (shop.dues.some((due) => due.order === order)) model.seen.add('a second refund of an order while one waits')
  shop.owes -= offDebt
  shop.available += commission - offDebt
  const needs = sum + mall
  if (needs > 0 && (needs > shop.available || shop.dues.length > 0)) {
    shop.dues.push({ order, refund, needs, sum, mall })
    moveTo(model, refund, 'refund_owed')
    return
  }
  shop.available -= needs
  paidBack(model, order, refund, { sum, mall })
}

/** Refund amount of some units of a line: equal parts of the line's price, with the remaining cents on the first units. */
const sharesOf = (sum_: number, { quantity, gone }: Line, count: number): number => {
  const [whole, left] = [Math.floor(sum_ / quantity), sum_ % quantity]
  let sum = 0
  for (let unit = gone; unit < gone + count; unit += 1) sum += whole + (unit < left ? 1 : 0)
  return sum
}
export const kindsOf = (order: ModelOrder, now: number): RefundKind[] => {
  if (!isPaid(order) || ['unpaid', 'cancelled'].includes(order.status)) return []
  if (isBeforeShipping(order)) return ['withdrawal']
  const law: RefundKind[] = order.hasLaw ? ['withdrawal'] : []
  if (['shipped', 'in_transit', 'on_the_way'].includes(order.status)) return ['refund', ...law]
  const isStill = order.returnUntil === null ? order.status !== 'completed' : order.returnUntil > now
  return isStill ? ['refund', 'return', ...law] : []
}

export type OptimisticChange = { kind: RefundKind; wanted: { line: number; quantity: number }[]; amount: number | null }
/** Plans a refund request. Returns the expected refusal code, or the request's amounts. */
export const planWish = (
  model: Model,
  order: ModelOrder,
  { kind, wanted, amount }: OptimisticChange,
): number | Pick<ModelRefund, 'asked' | 'items' | 'delivery' | 'mallItems' | 'mallDelivery'> => {
  const kinds = kindsOf(order, model.now)
  if (kinds.length === 0) return 2000009
  if (!kinds.includes(kind)) return 2000012
  const lines = wanted.map((each) => ({ ...each, of: order.lines.find(({ line }) => line === each.line) }))
  if (lines.some(({ line }) => openOn(order, line))) return 2000010
  if (lines.some(({ of, quantity }) => !of || quantity > of.quantity - of.gone)) return 2000011
  if (lines.some(({ of }) => (of?.times ?? 0) >= 5)) return 2000012
  const isWhole = order.lines.every(
    ({ line, quantity, goneInFull }) => goneInFull + (wanted.find((each) => each.line === line)?.quantity ?? 0) === quantity,
  )
  if (
    isBeforeShipping(order) &&
    !order.lines.every(({ line, quantity }) => wanted.some((each) => each.line === line && each.quantity === quantity))
  )
    return 2000012
  const items = lines.reduce((sum, { of, quantity }) => sum + (of ? sharesOf(of.paid, of, quantity) : 0), 0)
  const mallItems = lines.reduce((sum, { of, quantity }) => sum + (of ? sharesOf(of.mall, of, quantity) : 0), 0)
  const [delivery, mallDelivery] = isWhole && !order.deliveryIsBack ? [order.delivery, order.mallDelivery] : [0, 0]
  if (items + delivery + mallItems + mallDelivery === 0) return 2000012
  const isAllGone = order.lines.every((of) => of.gone + (wanted.find((each) => each.line === of.line)?.quantity ?? 0) === of.quantity)
  if (isAllGone && !isWhole && order.delivery > 0 && !order.deliveryIsBack) model.seen.add('the rest, after a part was paid in part')
  const requestedAmount = amount === null || kind === 'withdrawal' ? items + delivery : amount
  return requestedAmount > items + delivery || (requestedAmount === 0 && items + delivery > 0)
    ? 2000012
    : { asked: requestedAmount, items, delivery, mallItems, mallDelivery }
}

const dueIn: Readonly<Record<string, number>> = {
  applied: 48 * hourMs,
  offered: 24 * hourMs,
  return_shipped: 8 * dayMs,
  rejected: 48 * hourMs,
  refund_owed: 14 * dayMs,
}
export const moveTo = (model: Model, refund: ModelRefund, state: string) => {
  refund.state = state
  const wait = state === 'awaiting_return' ? (refund.kind === 'withdrawal' ? 14 : 5) * dayMs : dueIn[state]
  refund.due = wait === undefined ? null : model.now + wait
}
/** Refunds the money. With the last units of an order, the delivery cost is refunded too. */
export const pay = (model: Model, order: ModelOrder, refund: ModelRefund, amount: number) => {
  const isFull = amount === refund.items + refund.delivery
  for (const { line, quantity } of refund.wanted) {
    const of = order.lines.find((each) => each.line === line)
    if (!of) throw new Error('there is no such line')
    if (sharesOf(of.paid, of, quantity) !== sharesOf(of.paid, { ...of, gone: 0 }, quantity)) model.seen.add('later units with other cents')
    of.gone += quantity
    if (isFull) of.goneInFull += quantity
  }
  let sum = amount
  const isLast = order.lines.every(({ quantity, goneInFull }) => goneInFull === quantity)
  if (isFull && refund.delivery + refund.mallDelivery === 0 && isLast && !order.deliveryIsBack) {
    if (order.delivery > 0) model.seen.add('delivery back with the last of two refunds')
    Object.assign(refund, { delivery: order.delivery, mallDelivery: order.mallDelivery })
    sum += order.delivery
  }
  const [whole, mall] = [refund.items + refund.delivery, refund.mallItems + refund.mallDelivery]
  // The mall gets back the same share of its coupon part as the buyer gets of the buyer's payment.
  if (mall > 0 && sum < whole) model.seen.add('a part of what a coupon of the mall paid for')
  const back = { sum, mall: whole === 0 ? mall : Math.floor((2 * mall * sum + whole) / (2 * whole)) }
  if (refund.delivery + refund.mallDelivery > 0) order.deliveryIsBack = true
  if (order.method === 'cod') payFromShop(model, order, refund, back)
  else paidBack(model, order, refund, back)
}
export const approve = (model: Model, order: ModelOrder, refund: ModelRefund) =>
  refund.kind === 'return' ? moveTo(model, refund, 'awaiting_return') : pay(model, order, refund, refund.asked)

/** Applies a passed deadline to one refund request and its order. True if anything changed. */
const refundByClock = (model: Model, order: ModelOrder, refund: ModelRefund): boolean => {
  if (refund.due === null || refund.due > model.now || refund.state === 'refund_owed') return false
  model.seen.add(`refund ${refund.state}, then time`)
  if (refund.state === 'applied') approve(model, order, refund)
  else if (refund.state === 'offered') moveTo(model, refund, 'applied')
  else if (refund.state === 'awaiting_return') moveTo(model, refund, 'cancelled')
  else if (refund.state === 'return_shipped') pay(model, order, refund, refund.asked)
  else moveTo(model, refund, 'closed')
  return true
}
const orderByClock = (model: Model, order: ModelOrder): boolean => {
  const { next } = order
  if (!next || next.at > model.now || ((next.do === 'receive' || next.do === 'complete') && hasOpen(order))) return false
  model.seen.add(`order to ${next.do}, then time`)
  if (next.do === 'accept') accept(model, order)
  else if (next.do === 'remind') order.next = { at: Math.max(model.now, order.soldAt + 7 * dayMs), do: 'cancel' }
  else if (next.do === 'cancel') cancel(model, order)
  else if (next.do === 'receive') receive(model, order)
  // From now on staff handle the order, so it has no next scheduled step.
  else if (next.do === 'check_cash') order.next = null
  else complete(model, order)
  return true
}
/** Models one run of the mall's schedules, in the order of the walk. */
export const roundOfClock = (model: Model): boolean => {
  let moved = false
  for (const { paymentId, status, payBy } of model.orders)
    if (status === 'unpaid' && payBy < model.now) {
      model.seen.add('unpaid, then time')
      cancelUnpaid(model, paymentId)
      moved = true
    }
  // The request that is overdue longest is first, because it may use money of the shop that a later request needs.
  const requests = model.orders.flatMap((order) => order.refunds.map((refund) => ({ order, refund, at: refund.due ?? 0 })))
  for (const { order, refund } of requests.toSorted((one, other) => one.at - other.at || Number(one.refund.id) - Number(other.refund.id)))
    if (refundByClock(model, order, refund)) moved = true
  for (const order of model.orders.toSorted((one, other) => (one.next?.at ?? 0) - (other.next?.at ?? 0)))
    if (orderByClock(model, order)) moved = true
  return moved
}
