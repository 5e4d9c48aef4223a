import { setTimeout as pause } from 'node:timers/promises'
import {
  acceptOrder,
  acceptRefund,
  applyRefund,
  cancelOrder,
  cancelRefund,
  cancelSoldOrder,
  completeOrder,
  extendOrder,
  payOrder,
  placeOrder,
  progressOrder,
  refuseRefund,
  shipOrder,
} from '@plaza/contract'
import { password } from '../../server/test/money-people.ts'
import { centsOf, type Shopper } from '../buying/book.ts'
import { quoteFor } from '../buying/steps.ts'
import type { Ask } from '../kit/ask.ts'
import type { OrderBook, AcknowledgedOrder } from './book.ts'
import type { PreparedOrders } from './prepare.ts'

type Around = { ask: Ask; book: OrderBook; prepared: PreparedOrders; stopped: () => boolean }
type Order = { id: string; acknowledged: AcknowledgedOrder; buyer: string; seller: string }

const often = (share: number) => Math.random() < share
const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
let numbers = 4_000_000_000

const buy = async (who: Shopper, { ask, book, prepared }: Around): Promise<Order | null> => {
  const goods = anyOf(prepared.goods)
  const quantity = 1 + Math.floor(Math.random() * 3)
  const quoted = await quoteFor(ask, who, [{ productId: goods.productId, quantity }], null)
  if (!quoted) return null
  const placed = await ask(placeOrder, who.token, { quote_id: quoted.quoteId, payment_method: 'wallet' })
  const [order] = placed.code === 200 ? placed.data.orders : []
  if (!order) return null
  const paid = await ask(payOrder, who.token, { payment_id: placed.data.payment_id, method: 'wallet', password })
  if (paid.code !== 200) {
    book.faults.push(`the order ${order.id} was not paid: ${paid.code}`)
    return null
  }
  const acknowledged: AcknowledgedOrder = {
    ...{ who: who.id, cents: centsOf(placed.data.amount), quantity, skuId: goods.skuId, parcels: [], isCalledOff: false },
    ...{ isReceived: false, requests: new Set<string>(), paidBack: new Set<string>() },
  }
  book.orders.set(order.id, acknowledged)
  return { id: order.id, acknowledged, buyer: who.token, seller: prepared.sellers.get(goods.shopId) ?? '' }
}

/** Actions of a buyer and a shop on an order. Each records the answer that it received. */
const deeds = ({ ask }: Around, { id, acknowledged, buyer, seller }: Order) => {
  const ship = async () => {
    const tracking = String((numbers += 1))
    const { code } = await ask(shipOrder, seller, { id, carrier: 'dhl', tracking_no: tracking })
    if (code === 200) acknowledged.parcels.push(tracking)
  }
  const callOff = async (by: 'buyer' | 'shop') => {
    const { code } =
      by === 'buyer'
        ? await ask(cancelOrder, buyer, { id, reason: 'changed_mind' })
        : await ask(cancelSoldOrder, seller, { id, reason: 'no more' })
    if (code === 200) acknowledged.isCalledOff = true
  }
  const receive = async () => {
    if ((await ask(completeOrder, buyer, { id })).code === 200) acknowledged.isReceived = true
  }
  const apply = async () => {
    const kind = anyOf(['refund', 'refund', 'return', 'withdrawal'])
    const items = { 'items[0][item_id]': '1', 'items[0][quantity]': String(often(0.5) ? acknowledged.quantity : 1) }
    const { code, data } = await ask(applyRefund, buyer, { order_id: id, kind, reason: 'damaged', ...items })
    if (code === 200) acknowledged.requests.add(data.id)
    if (code === 200 && data.state === 'refunded') acknowledged.paidBack.add(data.id)
  }
  const onRefund = async (what: 'agree' | 'decline' | 'takeBack') => {
    const request = [...acknowledged.requests].at(-1)
    if (request === undefined) return
    const answered =
      what === 'agree'
        ? await ask(acceptRefund, seller, { id: request })
        : what === 'decline'
          ? await ask(refuseRefund, seller, { id: request, reason: 'it left here whole' })
          : await ask(cancelRefund, buyer, { id: request })
    if (answered.code === 200 && answered.data.state === 'refunded') acknowledged.paidBack.add(request)
  }
  return {
    accept: async () => void (await ask(acceptOrder, seller, { id })),
    ship,
    callOff: () => callOff('buyer'),
    cannotSend: () => callOff('shop'),
    bring: async () => void (await ask(progressOrder, seller, { id, step: 'delivered' })),
    receive,
    extend: async () => void (await ask(extendOrder, buyer, { id })),
    apply,
    agree: () => onRefund('agree'),
    decline: () => onRefund('decline'),
    takeBack: () => onRefund('takeBack'),
  }
}
type Deed = keyof ReturnType<typeof deeds>

/** Groups of actions that run simultaneously, each action on any of the servers. */
const crowds: readonly (readonly Deed[])[] = [
  ['ship', 'callOff'],
  ['ship', 'cannotSend', 'callOff'],
  ['ship', 'ship'],
  ['ship', 'apply'],
  ['callOff', 'apply', 'callOff'],
  ['apply', 'apply'],
  ['apply', 'receive'],
  ['receive', 'extend', 'bring'],
  ['receive', 'receive'],
  ['agree', 'decline', 'takeBack'],
  ['agree', 'agree'],
  ['agree', 'takeBack'],
  ['accept', 'callOff'],
]

/** Buys orders one after another. Most orders advance a few steps, and then groups of simultaneous actions run on them. */
const live = async (who: Shopper, around: Around): Promise<void> => {
  while (!around.stopped()) {
    const order = await buy(who, around)
    if (order) {
      const may = deeds(around, order)
      if (often(0.85)) await may.accept()
      if (often(0.6)) {
        await may.ship()
        if (often(0.7)) await may.bring()
      }
      for (let count = 2 + Math.floor(Math.random() * 3); count > 0 && !around.stopped(); count -= 1)
        await Promise.all(anyOf(crowds).map((deed) => may[deed]()))
    }
    await pause(Math.random() * 200)
  }
}
export const startLiving = (people: readonly Shopper[], around: Around): Promise<unknown> =>
  Promise.all(people.map((who) => live(who, around)))
