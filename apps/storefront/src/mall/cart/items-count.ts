import { useGuestCart, useSession } from '../mall.tsx'

/** Number of cart lines: from the account's last loaded cart, or from the visitor's cart on this device. */
export const useItemsCount = (): number => {
  const { token, user } = useSession()
  const onThisDevice = useGuestCart().length
  return token === null ? onThisDevice : (user?.card.count ?? 0)
}
