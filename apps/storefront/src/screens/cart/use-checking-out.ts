import type { Cart } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useOnline } from '@plaza/web/hooks'
import { go } from '@plaza/web/route'
import { loginWanted } from '@plaza/web/session'
import { type RefObject, useState } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { canBeTicked, linesOf, linesToBuy, linesToMend } from '../../mall/cart/wished-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { checkoutHref } from '../../parts/checkout/wanted.ts'
import { hrefOf } from '../../paths.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'

/** Goes to the first unfinished checkout step. If lines block the checkout, shows a message and scrolls to the first of these lines. */
export const useCheckingOut = ({ change, isVisitors, isOffline }: ShownCart, cart: Cart, list: RefObject<HTMLElement | null>) => {
  const { words: mall } = useReader()
  const online = useOnline()
  const words = useCartWords()
  const [optimisticChange, setWish] = useState<'resting' | 'going' | 'pressed'>('resting')
  const toBuy = linesToBuy(cart)
  const toMend = linesToMend(cart)
  const whyNothing = linesOf(cart).some(canBeTicked) ? words.nothingTicked : words.noneDelivered
  const hindrance = toMend.length > 0 ? words.mendFirst(toMend.length) : toBuy.length === 0 ? whyNothing : undefined

  const bringUp = () => {
    const [first] = toMend
    const row = first && list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(first.id)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true })
  }
  const press = async () => {
    if (hindrance !== undefined) {
      setWish('pressed')
      return bringUp()
    }
    setWish('going')
    try {
      await change.agree(toBuy.filter(({ state }) => state === 'price_changed'))
      // After log-in the cart shows what the account had in it. A new account has nothing, so registering leads to the checkout.
      if (isVisitors) loginWanted.ask(undefined, undefined, checkoutHref())
      else go(hrefOf(cart.place?.address_id ? 'payment' : 'shipment'))
    } catch (error) {
      toasts.show(saidOf(error, mall), 'error')
    }
    setWish('resting')
  }
  return {
    label: isOffline && !online ? words.offline : words.checkOut(toBuy.length),
    whyNot: isOffline ? words.offlineText : undefined,
    busy: optimisticChange === 'going',
    /** The obstacle is shown only after the customer has pressed the checkout button. */
    hindrance: optimisticChange === 'pressed' ? hindrance : undefined,
    press: () => void press(),
  }
}

export type Leaving = ReturnType<typeof useCheckingOut>
