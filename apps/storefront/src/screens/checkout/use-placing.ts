import { isCallFailure, reasonOf, usePlaceOrder } from '@plaza/client'
import { type PaymentMethod, type Quote, placeOrder } from '@plaza/contract'
import { changeQuery, goInstead } from '@plaza/web/route'
import { useEffect, useState } from 'react'
import { onceKeys } from '../../mall/once-keys.ts'
import { purchases } from '../../mall/purchases.ts'
import { confirmHref } from '../../parts/checkout/wanted.ts'
import type { Due, Fail } from './use-paying.ts'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'

type Sent = { quote_id: string; payment_method: PaymentMethod; remarks?: Record<string, string> }

/**
 * Locks across windows, so that orders are placed one after another. In browsers without the Locks API, a second window repeats the stored request.
 */
const alone = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request('placing an order', {}, work) : work())

/** The payment ID from the server's refusal, if another window or device already bought the cart. */
const placedIn = (error: unknown): string | undefined => {
  const { placed } = ((isCallFailure(error) && error.data) || {}) as { placed?: { payment_id: string } | null }
  return placed?.payment_id
}

/**
 * Places the order once. An unanswered request is repeated unchanged, and an order placed in another window is opened. Afterwards the URL is that of
 * the payment, so that reload and the back button still work.
 */
export const usePlacing = ({ user, wanted, purchase }: OngoingPurchase, onPlacedElsewhere: (payment: string) => void) => {
  const words = useCheckoutWords()
  const { mutateAsync } = usePlaceOrder()
  const [since] = useState(() => Date.now())
  const { placed } = purchase
  const elsewhere = placed && placed.at > since ? placed.payment : undefined
  useEffect(() => {
    if (elsewhere !== undefined) goInstead(confirmHref(elsewhere))
  }, [elsewhere])

  const send = async (sent: Sent) => {
    const what = `place-${wanted.what}`
    try {
      const answer = await mutateAsync({ ...sent, idempotency_key: onceKeys.keyFor(what, sent) })
      onceKeys.answered(what)
      return answer
    } catch (error) {
      if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
      throw error
    }
  }

  /** An unanswered request may have placed the order. It is repeated under its own idempotency key before any new request. */
  const sendAfterAll = async (sent: Sent) => {
    const before = onceKeys.unanswered(`place-${wanted.what}`) as Sent | undefined
    if (!before || JSON.stringify(before) === JSON.stringify(sent)) return send(sent)
    try {
      return await send(before)
    } catch (error) {
      if (isCallFailure(error) && error.kind === 'refused') return send(sent)
      throw error
    }
  }

  const showFailure = (error: unknown, fail: Fail): void => {
    const reason = reasonOf(error, placeOrder)
    const elsewhereNow = reason === 'changed' ? placedIn(error) : undefined
    if (elsewhereNow !== undefined) return onPlacedElsewhere(elsewhereNow)
    if (reason === 'changed' || reason === 'quote_unknown') return fail({}, words.changedPress)
    if (reason === 'coupon_refused') return fail({}, words.couponGone)
    if (reason === 'not_open') return fail({}, words.wayClosed)
    // The page itself shows the affected lines, so the error is only a title.
    if (reason === 'product_gone' || reason === 'short_of_stock' || reason === 'own_shop') return fail({}, words.wrongTitle)
    throw error
  }

  return (quote: Quote, method: PaymentMethod, fail: Fail): Promise<Due | undefined> =>
    alone(async () => {
      const now = purchases.of(user.email, wanted.what).placed
      if (now && now.at > since) {
        goInstead(confirmHref(now.payment))
        return undefined
      }
      const notes = Object.entries(purchase.notes).filter(
        ([id, note]) => note.trim() !== '' && quote.shops.some(({ shop }) => shop.id === id),
      )
      const remarks = Object.fromEntries(notes)
      try {
        const answer = await sendAfterAll({ quote_id: quote.quote_id ?? '', payment_method: method, ...(notes.length > 0 && { remarks }) })
        changeQuery(confirmHref(answer.payment_id))
        purchases.placed(user.email, wanted.what, answer.payment_id)
        // If the total differs from the confirmed total, the payment page shows the new total before the buyer pays.
        return answer.status === 'unpaid' && answer.amount === quote.costs.total ? { payment_id: answer.payment_id } : undefined
      } catch (error) {
        showFailure(error, fail)
        return undefined
      }
    })
}
