import type { Fields } from '@plaza/client'
import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { endShopCoupon, listShopCoupons, saveShopCoupon } from '@plaza/contract'

export const useListShopCouponsPages = (wanted: Omit<Fields<typeof listShopCoupons>, 'cursor'>) =>
  usePages(listShopCoupons, wanted as Fields<typeof listShopCoupons>)
export const useSaveShopCoupon = () => useChange(saveShopCoupon, { stale: [listShopCoupons], staleIfFailed: [listShopCoupons] })
export const useEndShopCoupon = () => useChange(endShopCoupon, { stale: [listShopCoupons], staleIfFailed: [listShopCoupons] })
