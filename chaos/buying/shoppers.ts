import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, cancelPayment, payOrder, type PaymentMethod, paymentMethods } from '@plaza/contract'
import { password } from '../../server/test/money-people.ts'
import type { Ask } from '../kit/ask.ts'
import type { Book, Purchase, Shopper } from './book.ts'
import type { Prepared } from './prepare.ts'
import { placeIn, quoteFor } from './steps.ts'

type Around = { ask: Ask; anyUrl: () => string; book: Book; prepared: Prepared; stopped: () => boolean }

const often = (share: number) => Math.random() < share
const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

/** Answers the gateway's page through any running server, and retries until one accepts. */
const answerGateway = async (anyUrl: () => string, page: string, answer: 'approve' | 'decline' | 'twice'): Promise<void> => {
  for (;;) {
    const sent = await fetch(`${anyUrl()}${new URL(page).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (sent?.status === 303) return
    await pause(150 + Math.random() * 300)
  }
}

/** Random purchases one after another: from the cart or directly, by any payment method, some from two windows, some cancelled. */
const shop = async (who: Shopper, { ask, anyUrl, book, prepared, stopped }: Around): Promise<void> => {
  const near = prepared.ofNeighbours.get(who.id)
  const goods = near ? [near] : prepared.goods
  const begin = async () => {
    const isAtOnce = often(0.5)
    const items = [{ productId: anyOf(goods).productId, quantity: often(0.8) ? 1 : 2 }]
    if (often(0.3))
      items.push(
        ...goods
          .filter(({ productId }) => productId !== items[0]?.productId)
          .slice(0, 1)
          .map(({ productId }) => ({ productId, quantity: 1 })),
      )
    if (!isAtOnce)
      for (const { productId, quantity } of items) await ask(addToCart, who.token, { product_id: productId, quantity: String(quantity) })
    return quoteFor(ask, who, isAtOnce ? items : null, often(0.2) ? prepared.coupon : null)
  }
  const cancel = async (id: string, purchase: Purchase) => {
    const { code, data } = await ask(cancelPayment, who.token, { payment_id: id })
    if (code === 200) purchase.acknowledged = data.status
  }
  const payByCard = async (id: string, purchase: Purchase) => {
    const { code, data } = await ask(payOrder, who.token, { payment_id: id, method: 'card' })
    if (code !== 200 || !data.redirect_url) return
    purchase.acknowledged = 'paying'
    const choice = anyOf(['approve', 'approve', 'twice', 'decline', 'nothing'] as const)
    const isMindChanged = often(0.15)
    await Promise.all([
      choice === 'nothing' ? null : answerGateway(anyUrl, data.redirect_url, choice),
      isMindChanged ? cancel(id, purchase) : null,
    ])
    purchase.isApproved = choice === 'approve' || choice === 'twice'
  }
  const pay = async (id: string, purchase: Purchase, method: PaymentMethod) => {
    if (method === 'card') return payByCard(id, purchase)
    const { code, data } = await ask(payOrder, who.token, { payment_id: id, method, ...(method === 'wallet' ? { password } : {}) })
    if (code === 200) Object.assign(purchase, { acknowledged: data.status, paidBy: method })
  }
  while (!stopped()) {
    const quoted = await begin()
    if (quoted) {
      const method = anyOf(paymentMethods)
      const { id, purchase } = await placeIn(often(0.3) ? [ask, ask] : [ask], book, who, quoted, method)
      if (purchase?.acknowledged === 'unpaid') {
        if (often(0.15)) await cancel(id, purchase)
        else if (often(0.9)) await pay(id, purchase, method)
      }
    }
    await pause(Math.random() * 400)
  }
}

export const startBuying = (shoppers: readonly Shopper[], around: Around): Promise<unknown> =>
  Promise.all(shoppers.map((who) => shop(who, around)))
