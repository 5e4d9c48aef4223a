import { type CartPlace, cartIs, useGetCart } from '@plaza/client'
import { type Cart, type CartLine, mergeCart, selectInCart, updateCart } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { saidOf } from '@plaza/web/form'
import { useStore } from '@plaza/web/store'
import { useMemo } from 'react'
import { wordsOf } from '../../words/index.ts'
import { type Mall, useMall } from '../mall.tsx'
import type { CartChanges } from './cart-changes.ts'
import { cartPlace, useCartPlace } from './cart-place.ts'
import { type CartWishes, createCartWishes } from './cart-wishes.ts'
import { canBeTicked, isWishing, wishedCart } from './wished-cart.ts'

const ofMalls = new WeakMap<Mall, CartWishes>()
/** One instance for each page, so that pending changes continue while the user opens another screen. */
const wishesOf = (mall: Mall): CartWishes => {
  const known = ofMalls.get(mall)
  if (known) return known
  const lang = () => mall.choices.current().lang
  const place = () => cartPlace(lang())
  const onRefused = (error: unknown) => toasts.show(saidOf(error, wordsOf(lang())), 'error')
  const optimisticChanges = createCartWishes({ ...mall, lang, place, onRefused })
  ofMalls.set(mall, optimisticChanges)
  return optimisticChanges
}

const changesOf = (mall: Mall, optimisticChanges: CartWishes): CartChanges => {
  const { caller, queries } = mall
  const requestCart = async (ask: (place: CartPlace) => Promise<Cart>): Promise<Cart> => {
    const { lang } = mall.choices.current()
    const place = cartPlace(lang)
    const answer = await ask(place)
    cartIs({ queries, fields: place, answer, lang })
    return answer
  }
  /** Restores removed lines. The server ticks restored lines, so lines that were not ticked are unticked again. */
  const putBack = async (lines: readonly CartLine[], key: string) => {
    await optimisticChanges.settled()
    const items = lines.map(({ product_id, sku_id, quantity }) => ({ product_id, sku_id, quantity: String(quantity) }))
    const { shops } = await requestCart(async (place) => {
      const { capped: _, ...cart } = await caller.ask(mergeCart, { ...place, items, idempotency_key: key })
      return cart
    })
    const waited = new Set(lines.filter((line) => !line.selected && canBeTicked(line)).map(({ sku_id }) => sku_id))
    const ids = shops.flatMap((shop) => shop.lines.filter(({ sku_id }) => waited.has(sku_id)).map(({ id }) => id))
    if (ids.length > 0) await requestCart((place) => caller.ask(selectInCart, { ...place, ids, selected: '0' }))
  }
  return {
    setQuantity: (line, quantity) => optimisticChanges.want([line.id], { quantity }),
    tick: (lines, selected) =>
      optimisticChanges.want(
        lines.map(({ id }) => id),
        { selected },
      ),
    remove(lines) {
      optimisticChanges.remove(lines.map(({ id }) => id))
      // One idempotency key for all undo presses of this removal, so that the lines return only once.
      const key = randomToken()
      return () => putBack(lines, key)
    },
    choose: async (line, skuId) => {
      await optimisticChanges.settled()
      await requestCart((place) => caller.ask(updateCart, { ...place, id: line.id, sku_id: skuId }))
    },
    agree: async (lines) => {
      await optimisticChanges.settled()
      for (const { id } of lines) await requestCart((place) => caller.ask(updateCart, { ...place, id, agreed: '1' }))
    },
  }
}

/** The account's cart with pending optimistic changes applied. */
export const useOwnCart = (enabled: boolean) => {
  const mall = useMall()
  const optimisticChanges = wishesOf(mall)
  const query = useGetCart(useCartPlace(), { enabled })
  const wanted = useStore(optimisticChanges.shown)
  const refused = useStore(optimisticChanges.refused)
  const { data } = query
  const cart = useMemo(() => data && wishedCart(data, wanted), [data, wanted])
  const change = useMemo(() => changesOf(mall, optimisticChanges), [mall, optimisticChanges])
  return { asked: query, cart, change, refused, isCounting: isWishing(wanted) || query.isPlaceholderData }
}
