import { isCallFailure, itemsCountIs, knownCart, useAddToCart } from '@plaza/client'
import { saidOf } from '@plaza/web/form'
import { useCallback } from 'react'
import { maxLines } from '../guest-cart.ts'
import { useMall, useSession, useWords } from '../mall.tsx'
import { cartPeek } from './cart-peek.ts'
import { linesOf } from './wished-cart.ts'

export type ToAdd = { productId: string; skuId?: string; quantity?: number; itemsLeft: number; price?: string }
/** The reason why none or only some of the pieces were added. */
export type NotAdded = { why: 'all_in_cart' | 'short' | 'full' | 'no'; itemsLeft: number; said: string }
type AddCallbacks = {
  /** Called at once with the number of pieces. The server's result may follow later. */
  added: (pieces: number) => void
  not: (failure: NotAdded) => void
}

/**
 * Adds a product to the account's cart, or to the visitor's cart on this device. The addition is reported at once. If the server refuses it, it is
 * reverted.
 */
export const useAdding = () => {
  const visitors = useVisitorsAdding()
  const own = useOwnAdding()
  return useSession().token === null ? visitors : own
}

const useVisitorsAdding = () => {
  const { cart } = useMall()
  const words = useWords()
  return useCallback(
    ({ productId, skuId, quantity = 1, itemsLeft, price }: ToAdd, callbacks: AddCallbacks): void => {
      const added = cart.add(productId, itemsLeft, {
        quantity,
        ...(skuId !== undefined && { skuId }),
        ...(price !== undefined && { price }),
      })
      if (added > 0) {
        callbacks.added(added)
        cartPeek.show()
      }
      if (added === quantity) return
      const isFull = cart.current().length >= maxLines || itemsLeft > 999
      callbacks.not(
        isFull
          ? { why: 'full', itemsLeft, said: words.product.cartFull }
          : { why: 'all_in_cart', itemsLeft, said: words.product.left(itemsLeft) },
      )
    },
    [cart, words],
  )
}

const useOwnAdding = () => {
  const { queries, choices } = useMall()
  const { user } = useSession()
  const words = useWords()
  const { mutateAsync: addToCart, reasonOf } = useAddToCart()
  const count = user?.card.count ?? 0
  return useCallback(
    ({ productId, skuId, quantity = 1, itemsLeft }: ToAdd, callbacks: AddCallbacks): void => {
      const known = knownCart(queries, choices.current().lang)
      const isThere =
        known !== undefined && linesOf(known).some((line) => line.product_id === productId && (!skuId || line.sku_id === skuId))
      callbacks.added(quantity)
      if (!isThere) itemsCountIs(queries, count + 1)
      const request = addToCart({ product_id: productId, quantity: String(quantity), ...(skuId !== undefined && { sku_id: skuId }) })
      void request.then(cartPeek.show, (error: unknown) => {
        itemsCountIs(queries, count)
        callbacks.not(notAdded({ error, reason: reasonOf(error), itemsLeft, words }))
      })
    },
    [queries, choices, count, addToCart, reasonOf, words],
  )
}

type Failed = { error: unknown; reason: string | undefined; itemsLeft: number; words: ReturnType<typeof useWords> }
const notAdded = ({ error, reason, itemsLeft, words }: Failed): NotAdded => {
  if (reason === 'cart_full') return { why: 'full', itemsLeft, said: words.product.cartFull }
  if (reason === 'own_shop') return { why: 'no', itemsLeft, said: words.product.ownShop }
  if (reason !== 'short_of_stock') return { why: 'no', itemsLeft, said: saidOf(error, words) }
  const data = isCallFailure(error) ? (error.data as { items_left?: number } | null) : null
  const left = data?.items_left ?? itemsLeft
  return { why: 'short', itemsLeft: left, said: left > 0 ? words.product.left(left) : words.product.soldOut }
}
