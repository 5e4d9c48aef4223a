import { type CallFailure, usePriceCart } from '@plaza/client'
import type { Cart, CartLine } from '@plaza/contract'
import { useResting } from '@plaza/web/hooks'
import { useEffect, useMemo } from 'react'
import { type GuestCart, type GuestCartStore, changeLines, isLineOf, removeLines } from '../guest-cart.ts'
import { useGuestCart, useMall } from '../mall.tsx'
import { itemsOf } from './bring-cart.ts'
import type { CartChanges } from './cart-changes.ts'
import { useEstimateCountry } from './cart-place.ts'
import { type OptimisticChange, type OptimisticChanges, linesOf, wishedCart } from './wished-cart.ts'

/** Taps within this time are priced with one request. */
const pauseMs = 250

/** Changes on this device since the last priced cart. */
const wishesOf = (guest: GuestCart, cart: Cart): OptimisticChanges => {
  const changed = new Map<string, OptimisticChange>()
  const removed = new Set<string>()
  for (const line of [...linesOf(cart), ...cart.gone]) {
    const guestLine = guest.find((each) => isLineOf(each, line))
    if (!guestLine) removed.add(line.id)
    else if (guestLine.quantity !== line.quantity || Boolean(guestLine.waits) === line.selected)
      changed.set(line.id, { quantity: guestLine.quantity, selected: !guestLine.waits })
  }
  return { changed, removed }
}

const changesOf = (store: GuestCartStore): CartChanges => {
  const change = (lines: readonly CartLine[], to: Parameters<typeof changeLines>[2]) => store.put(changeLines(store.current(), lines, to))
  return {
    setQuantity: (line, quantity) => change([line], { quantity }),
    tick: (lines, selected) => change(lines, { waits: !selected }),
    remove(lines) {
      const before = store.current()
      store.put(removeLines(before, lines))
      return async () => {
        const now = store.current()
        const back = before.filter((line) => !now.includes(line) && lines.some((each) => isLineOf(line, each)))
        // Each restored line returns to its old position; lines added since then go to the end.
        store.put([...before.filter((line) => now.includes(line) || back.includes(line)), ...now.filter((line) => !before.includes(line))])
      }
    },
    choose: async (line, skuId) => change([line], { skuId }),
    agree: async (lines) => {
      for (const line of lines) change([line], { priceSeen: line.price })
    },
  }
}

const nobodyRefuses: ReadonlyMap<string, CallFailure> = new Map()

/** The visitor's cart: stored on this device, priced by the server. */
export const useVisitorsCart = (enabled: boolean) => {
  const { cart: store } = useMall()
  const guest = useGuestCart()
  const debounced = useResting(guest, pauseMs)
  const country = useEstimateCountry()
  const items = useMemo(
    () =>
      itemsOf(debounced).map((item, at) => ({
        ...item,
        selected: debounced[at]?.waits ? ('0' as const) : ('1' as const),
        price_seen: debounced[at]?.priceSeen,
      })),
    [debounced],
  )
  const query = usePriceCart({ items, country }, { enabled: enabled && items.length > 0 })
  const { data } = query
  const cart = useMemo(() => (data && guest.length > 0 ? wishedCart(data, wishesOf(guest, data)) : undefined), [data, guest])
  const change = useMemo(() => changesOf(store), [store])
  const isAnswered = data !== undefined && debounced === guest && !query.isPlaceholderData
  useEffect(() => {
    if (!isAnswered) return
    const known = guest.filter((line) => [...linesOf(data), ...data.gone].some((each) => isLineOf(line, each)))
    // Drops lines whose product the server does not know any more.
    if (known.length < guest.length) store.put(known)
  }, [isAnswered, data, guest, store])
  return {
    asked: query,
    cart,
    change,
    refused: nobodyRefuses,
    isEmpty: guest.length === 0,
    isCounting: enabled && (debounced !== guest || query.isPlaceholderData),
  }
}
