import { type CallFailure, usePriceCart } from '@plaza/client'
import type { Cart, CartLine } from '@plaza/contract'
import { useLang } from '@plaza/web'
import { useResting } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { useEffect, useMemo } from 'react'
import { deliveryCountry } from '../delivery-country.ts'
import { guessCountry } from '../guess-country.ts'
import { type GuestCart, type GuestCartStore, changeLines, isLineOf, removeLines } from '../guest-cart.ts'
import { useGuestCart, useMall } from '../mall.tsx'
import type { CartChanges } from './cart-changes.ts'
import { itemsOf } from './bring-cart.ts'
import { type OptimisticChange, type OptimisticChanges, linesOf, wishedCart } from './wished-cart.ts'

/** Taps that follow each other are counted together. */
const pauseMs = 250

/** Changes on this device since the last request to the server. */
const wishesOf = (guest: GuestCart, cart: Cart): OptimisticChanges => {
  const changed = new Map<string, OptimisticChange>()
  const removed = new Set<string>()
  for (const line of [...linesOf(cart), ...cart.gone]) {
    const kept = guest.find((each) => isLineOf(each, line))
    if (!kept) removed.add(line.id)
    else if (kept.quantity !== line.quantity || Boolean(kept.waits) === line.selected)
      changed.set(line.id, { quantity: kept.quantity, selected: !kept.waits })
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
        // Each line returns to its old position; lines added since then go to the end.
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

/** Delivery country for the estimate: the one chosen on this device, or a guess. */
const useVisitorsCountry = (): string => {
  const lang = useLang()
  return useStore(deliveryCountry) ?? guessCountry(lang, navigator.languages)
}

/** The visitor's cart: stored on this device, priced by the server. */
export const useVisitorsCart = (enabled: boolean) => {
  const { cart: store } = useMall()
  const guest = useGuestCart()
  const told = useResting(guest, pauseMs)
  const country = useVisitorsCountry()
  const items = useMemo(
    () =>
      itemsOf(told).map((item, at) => ({
        ...item,
        selected: told[at]?.waits ? ('0' as const) : ('1' as const),
        price_seen: told[at]?.priceSeen,
      })),
    [told],
  )
  const asked = usePriceCart({ items, country }, { enabled: enabled && items.length > 0 })
  const { data } = asked
  const cart = useMemo(() => (data && guest.length > 0 ? wishedCart(data, wishesOf(guest, data)) : undefined), [data, guest])
  const change = useMemo(() => changesOf(store), [store])
  const isAnswered = data !== undefined && told === guest && !asked.isPlaceholderData
  useEffect(() => {
    if (!isAnswered) return
    const known = guest.filter((line) => [...linesOf(data), ...data.gone].some((each) => isLineOf(line, each)))
    // Lines that the server never had or no longer has are dropped.
    if (known.length < guest.length) store.put(known)
  }, [isAnswered, data, guest, store])
  return {
    asked,
    cart,
    change,
    refused: nobodyRefuses,
    isEmpty: guest.length === 0,
    isCounting: enabled && (told !== guest || asked.isPlaceholderData),
  }
}
