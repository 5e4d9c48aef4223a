import { useGuestCart, useSession } from '../mall.tsx'

/** How many lines the cart has: the account's, as the mall said last, or this device's. */
export const useItemsCount = (): number => {
  const { token, user } = useSession()
  const onThisDevice = useGuestCart().length
  return token === null ? onThisDevice : (user?.card.count ?? 0)
}
