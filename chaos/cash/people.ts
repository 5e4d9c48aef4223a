import { setTimeout as pause } from 'node:timers/promises'
import { payOrder, placeOrder } from '@plaza/contract'
import { password } from '../../server/test/money-people.ts'
import { centsOf, type Shopper } from '../buying/book.ts'
import { quoteFor } from '../buying/steps.ts'
import type { AcknowledgedOrder } from './book.ts'
import { type Around, type Deed, deedsOn, type Order } from './deeds.ts'

const often = (share: number) => Math.random() < share
const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
/** A handover of this sum or more needs the approval of two operators. Wallet balances in this test are smaller. */
const largeCents = 100_000

const buy = async (who: Shopper, { ask, book, prepared }: Around, isCash: boolean): Promise<Order | null> => {
  const goods = anyOf(prepared.goods)
  const isLarge = isCash && often(0.3)
  const quantity = isLarge ? Math.ceil(largeCents / Number(goods.price)) : 1 + Math.floor(Math.random() * (isCash ? 3 : 1))
  const quoted = await quoteFor(ask, who, [{ productId: goods.productId, quantity }], null)
  if (!quoted) return null
  const method = isCash ? 'cod' : 'wallet'
  const placed = await ask(placeOrder, who.token, { quote_id: quoted.quoteId, payment_method: method })
  const [order] = placed.code === 200 ? placed.data.orders : []
  if (!order) return null
  if (!isCash && (await ask(payOrder, who.token, { payment_id: placed.data.payment_id, method, password })).code !== 200) return null
  const acknowledged: AcknowledgedOrder = {
    ...{ who: who.id, isCash, cents: centsOf(placed.data.amount), quantity },
    ...{ isReported: false, isRefused: false, isReceived: false, requests: new Map<string, string>() },
  }
  book.orders.set(order.id, acknowledged)
  return { id: order.id, acknowledged, buyer: who.token, seller: prepared.sellers.get(goods.shopId) ?? '' }
}

/** Groups of actions that run simultaneously, each action on any of the servers. */
const beforeReport: readonly (readonly Deed[])[] = [
  ['receive', 'report', 'refuse'],
  ['receive', 'report', 'report'],
  ['report', 'report', 'staffReport'],
  ['staffReport', 'staffRefuse', 'report'],
  ['report', 'refuse', 'refuse'],
  ['receive', 'report', 'apply', 'remit'],
]
const afterReport: readonly (readonly Deed[])[] = [
  ['apply', 'apply'],
  ['apply', 'agree', 'remit'],
  ['agree', 'agree', 'remit'],
  ['agree', 'takeBack'],
  ['agree', 'advance', 'apply'],
  ['remit', 'remitToo', 'agree'],
  ['remit', 'remit', 'sign'],
  ['advance', 'advanceToo', 'agree'],
  ['advance', 'remit'],
  ['sign', 'signToo', 'signOwn', 'sign'],
  ['sign', 'withdraw', 'signToo'],
  ['sign', 'remit', 'agree'],
  ['receive', 'apply', 'remit'],
]

/** Buys orders one after another, waits for the delivery of each, and then runs groups of simultaneous actions on it. */
const live = async (who: Shopper, around: Around): Promise<void> => {
  while (!around.stopped()) {
    const isCash = often(0.8)
    const order = await buy(who, around, isCash)
    if (order) {
      const may = deedsOn(around, order)
      const crowd = (of: readonly (readonly Deed[])[]) => Promise.all(anyOf(of).map((deed) => may[deed]()))
      await may.accept()
      await may.ship()
      if (often(0.6)) await may.bring()
      if (isCash) {
        if (often(0.2)) await may.receive()
        await crowd(beforeReport)
        if (often(0.8)) await may.report()
      } else await may.receive()
      for (let count = 3 + Math.floor(Math.random() * 5); count > 0 && !around.stopped(); count -= 1) {
        if (often(0.3)) await may.apply()
        if (often(0.3)) await may.agree()
        await crowd(afterReport)
      }
    }
    await pause(Math.random() * 100)
  }
}
export const startLiving = (people: readonly Shopper[], around: Around): Promise<unknown> =>
  Promise.all(people.map((who) => live(who, around)))
