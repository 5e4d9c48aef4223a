import { type CallFailure, isCallFailure } from '@plaza/client'
import type { Cart } from '@plaza/contract'
import { useOnline } from '@plaza/web/hooks'
import { useEffect, useMemo } from 'react'
import { useSession } from '../mall.tsx'
import type { CartChanges } from './cart-changes.ts'
import { lastCart } from './last-cart.ts'
import { linesOf } from './wished-cart.ts'
import { useOwnCart } from './use-own-cart.ts'
import { useVisitorsCart } from './use-visitors-cart.ts'

export type ShownCart = {
  /** Undefined while the cart is loading or after loading failed. */
  cart: Cart | undefined
  isVisitors: boolean
  isEmpty: boolean
  /** True while the server recalculates the costs. */
  isCounting: boolean
  /** The server cannot be reached. The cart shown is the last one loaded, and it is read-only. */
  isOffline: boolean
  error: unknown
  isAsking: boolean
  retry: () => void
  /** Reason for the server's refusal of the last change, by line ID. */
  refused: ReadonlyMap<string, CallFailure>
  change: CartChanges
}

const isAway = (error: unknown) => isCallFailure(error) && error.reason === 'unreachable'

/** The current cart: the account's, or a visitor's cart stored on this device. */
export const useCart = (): ShownCart => {
  const isVisitors = useSession().token === null
  const own = useOwnCart(!isVisitors)
  const visitors = useVisitorsCart(isVisitors)
  const { asked: query, cart, change, refused, isCounting } = isVisitors ? visitors : own
  const whose = isVisitors ? 'guest' : 'own'
  const isOffline = !useOnline() || isAway(query.error)
  const isGuestCartEmpty = isVisitors && visitors.isEmpty

  const { data } = query
  useEffect(() => {
    if (data) lastCart.write(whose, data)
  }, [whose, data])
  const seenBefore = useMemo(
    () => (isOffline && !cart && !isGuestCartEmpty ? lastCart.read(whose) : undefined),
    [isOffline, cart, isGuestCartEmpty, whose],
  )
  const shown = cart ?? seenBefore
  return {
    cart: shown,
    isVisitors,
    isEmpty: isGuestCartEmpty || (shown !== undefined && linesOf(shown).length + shown.gone.length === 0),
    isCounting,
    isOffline,
    error: query.isError ? query.error : undefined,
    isAsking: query.isFetching,
    retry: () => void query.refetch(),
    refused,
    change,
  }
}
